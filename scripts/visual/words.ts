/** How the failure of a story begins that stands as it should but does not look as it did. */
export const picturesDiffer = 'Pictures differ'
