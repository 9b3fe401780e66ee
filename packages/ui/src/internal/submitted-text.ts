/**
 * The text in the only field of a form. Password managers and browsers may fill in fields without an event, so a form that
 * is submitted does not rely on the value of its last event.
 */
export const submittedText = (form: HTMLFormElement): string => form.querySelector('input')?.value ?? ''
