/** Spanish texts of promo codes: their titles, and what they take off. */
export const promotions = {
  creditTitle: '{amount} de crédito',
  creditText: 'Es la compensación de una reclamación. Se descuenta del precio de tus prendas hasta agotarla.',
  voucherTitle: 'Tu bono',
  voucherText: 'Cada uso te descuenta {amount}.',
  rewardTitle: '{amount} por traer a un amigo',
  rewardText: 'Gracias por recomendarnos. Vale para un pedido.',
  referralTitle: '{percent} % en las prendas de tu primer pedido, de parte de un amigo',
  referralText: 'Es el código de quien te ha recomendado Colada.',
  /** What an applied code takes off. */
  terms: {
    firstOrder: '{percent} % en las prendas de tu primer pedido',
    items: '{percent} % en las prendas',
    transport: '{percent} % en la recogida y la entrega',
    order: '{percent} % en todo el pedido',
    amount: '{amount} menos',
  },
}
