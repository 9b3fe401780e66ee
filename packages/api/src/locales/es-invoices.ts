/** Spanish messages of invoices: their files, and the lines that are no garments. */
export const invoices = {
  document: {
    simplified: 'Factura simplificada',
    full: 'Factura',
    rectifying: 'Factura rectificativa',
    file: 'factura-{number}.pdf',
    issued: 'Fecha de expedición',
    operation: 'Fecha de la operación',
    orders: 'Pedido',
    item: 'Concepto',
    amount: 'Importe, IVA incluido',
    base: 'Base imponible',
    vat: 'IVA ({percent} %)',
    total: 'Total',
    rectifies: 'Rectifica, por diferencias: {numbers}.',
    replaces: 'Sustituye a la factura simplificada {numbers}.',
    reason: 'Motivo: {reason}.',
    refundReason: 'devolución de importes',
    qr: 'Código QR para comprobar esta factura en la Agencia Tributaria',
  },
  lines: {
    transport: 'Recogida y entrega',
    charges: 'Recargos',
    discount: 'Descuento',
    order: 'Pedido {locator}',
    part: 'Lavandería, pedido {locator}',
    later: 'Ampliación o cambio del pedido {locator}',
    refund: 'Devolución de importes del pedido {locator}',
    correction: 'Corrección de los datos fiscales, pedido {locator}',
  },
}

/** The messages of invoices, in every language. */
export type InvoiceMessages = {
  [Part in keyof typeof invoices]: Record<keyof (typeof invoices)[Part], string>
}
