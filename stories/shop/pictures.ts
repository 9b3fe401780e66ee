/** The URL of a seed product's illustration. */
export const productPicture = (id: number) => ({
  src: `/pictures/products/${id}.svg`,
  width: 320,
  height: 320,
})

export const categoryPicture = (id: number) => ({
  src: `/pictures/categories/${id}.svg`,
  width: 320,
  height: 320,
})

/** The URL of a scene illustration. */
export const pagePicture = (name: string) => ({ src: `/pictures/pages/${name}.svg`, width: 320, height: 240 })
