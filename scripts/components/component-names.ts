/** What a file of ui exports: `cart-line` holds `CartLine`. */
export const componentOf = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The file that a component of ui has: `DateField` is in `date-field`. */
export const fileNameOf = (component: string): string =>
  component.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
