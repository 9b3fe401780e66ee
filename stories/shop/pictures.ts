/** The drawing of a product of the seed catalogue, as the storefront serves it. */
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

/** A drawing of a page that is not about one product. */
export const pagePicture = (name: string) => ({ src: `/pictures/pages/${name}.svg`, width: 320, height: 240 })
