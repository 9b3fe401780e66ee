/** English texts of promo codes: their titles, and what they take off. */
export const promotions = {
  creditTitle: '{amount} of credit',
  creditText:
    'This is the compensation of a claim. It’s taken off the price of your garments until it’s used up.',
  voucherTitle: 'Your bundle',
  voucherText: 'Each use takes off {amount}.',
  rewardTitle: '{amount} for bringing a friend',
  rewardText: 'Thank you for recommending us. Valid for one order.',
  referralTitle: '{percent}% off the garments in your first order, from a friend',
  referralText: 'The code from the friend who recommended Colada to you.',
  terms: {
    firstOrder: '{percent}% off the garments in your first order',
    items: '{percent}% off the garments',
    transport: '{percent}% off pickup and delivery',
    order: '{percent}% off the whole order',
    amount: '{amount} off',
  },
}
