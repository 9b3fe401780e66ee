/** Sets the value of a field without an event, as some password managers do. */
export function fillSilently(field: HTMLElement, value: string): void {
  // React replaces the property of the element to notice such changes.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
}
