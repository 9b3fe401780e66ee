/** Component name of a file name: `cart-line` → `CartLine`. */
export const componentOf = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** File name of a component name: `DateField` → `date-field`. */
export const fileNameOf = (component: string): string =>
  component.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
