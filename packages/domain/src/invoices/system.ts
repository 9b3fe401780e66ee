/** The program that makes the records of invoices, as its records and the declaration of its producer name it. */
export const billingSystem = { name: 'Colada', id: '01', version: '1.0', installation: '1' } as const
