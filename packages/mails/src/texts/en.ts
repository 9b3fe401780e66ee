import { INCIDENT_TYPE, isOrderMessage } from '@colada/domain/contact/contact-form'
import { company } from '@colada/domain/content/company'
import { formatPhone } from '@colada/domain/content/format-phone'
import { serviceTerms } from '@colada/domain/content/service-terms'
import { formatMoney } from '@colada/domain/money/format-money'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { EXTRA_TRANSPORT_CENTS } from '@colada/domain/schedule/slots'
import type { Texts } from './es.ts'

const phone = formatPhone(company.phone)
const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)
const messageKinds = {
  hello: 'general question',
  empresa: 'laundry for companies',
  sofas: 'sofa cleaning',
  partner: 'partnerships',
  medioambiente: 'environment',
  transportista: 'work as a carrier',
  incidencia: 'incident with an order',
  respuesta: 'answer to an incident',
  'no-es-mia': 'garments that are not the customer’s',
}
/** The confirmations of messages about an order. */
const orderMessages = {
  report: {
    subject: (subject: string) => `We have received your report about order ${subject}`,
    received: (subject: string) =>
      `We have received your report about order ${subject}. We are sorry about it, and we are looking into it with the team.`,
  },
  answer: {
    subject: (subject: string) => `We have received your answer about order ${subject}`,
    received: (subject: string) =>
      `We have received your answer about order ${subject}. We will read it and tell you how we go on.`,
  },
}
const accountReason = 'You receive this mail because you have an account with Colada.'
const orderReason = 'You receive this mail because you placed an order with Colada.'
const newVisit = `Another visit costs ${formatMoney(EXTRA_TRANSPORT_CENTS)}.`

export const en: Texts = {
  layout: {
    linkHint: 'If the button does not work, copy this link into your browser:',
    company: `${company.legalName} · CIF ${company.taxId}`,
    questions: `Questions? Write to ${company.email} or call ${phone}.`,
  },
  shared: {
    greeting: (firstName) => `Hello ${firstName},`,
    sign: 'The Colada team',
    order: 'Order number',
    amount: 'Amount',
  },
  order: {
    pickup: 'Pickup',
    delivery: 'Delivery',
    slot: (date, start, end) => `${date}, from ${start} to ${end}`,
    garment: 'Garment or service',
    quantity: 'Quantity',
    price: 'Amount',
    withoutVat: 'without VAT',
    items: 'Garments and services',
    transport: 'Pickup and delivery',
    incidents: 'Incidents',
    discount: 'Discount',
    total: 'Total, VAT included',
    vat: (amount) => `Of which ${amount} is VAT.`,
    remarks: 'Your remarks',
    voucher: (code, uses) =>
      `Your code is ${code} and has ${uses} uses, for one order or several. Type it into the promotions box when you reserve.`,
    follow: 'Follow my order',
    legal:
      'This mail confirms an order with an obligation to pay. You can cancel it free of charge before the pickup. After the pickup and before washing we return everything except transport. Once washing has started it can no longer be cancelled.',
  },
  kinds: {
    welcome: {
      subject: () => 'Welcome to Colada',
      preview: () => 'Confirm your email and book your first pickup.',
      reason: 'You receive this mail because somebody created an account with Colada with this address.',
      intro:
        'Thank you for creating your account. Confirm your email, so that we can write to you about your pickups and deliveries.',
      action: 'Confirm my email',
      next: 'Then choose your garments and the time that suits you. We collect them, take care of them and bring them home to you.',
      referral: (code) =>
        `A friend recommended us to you: the code ${code} takes ${firstOrderOffer.percent}% off your first order. You find it among your promotions when you reserve.`,
      shop: 'See the garments and prices',
      notYou: 'If you did not create this account, you can ignore this mail.',
    },
    'set-password': {
      subject: () => 'Create your Colada password',
      preview: () => 'With it you can follow your order and change it.',
      reason: 'You receive this mail because you placed an order with Colada without an account.',
      intro:
        'We have created an account for you with your order: there you can follow it, change it and order again. All that is missing is a password.',
      action: 'Create my password',
      valid: (count) => `The link is valid for ${hours(count)} and can be used once.`,
    },
    'forgot-password': {
      subject: () => 'Choose a new password',
      preview: () => 'You asked us to change the password of your account.',
      reason:
        'You receive this mail because somebody asked to change the password of your account with Colada.',
      intro: 'You asked us to change your password. Choose a new one with this button.',
      action: 'Choose a new password',
      valid: (count) => `The link is valid for ${minutes(count)} and can be used once.`,
      notYou: 'If you did not ask for it, do nothing: your password stays the same.',
    },
    'log-in-link': {
      subject: () => 'Your link to log in to Colada',
      preview: () => 'Log in without a password.',
      reason:
        'You receive this mail because somebody asked for a link to log in to your account with Colada.',
      intro: 'With this button you log in to your account without a password.',
      action: 'Log in to my account',
      valid: (count) => `The link is valid for ${minutes(count)} and can be used once.`,
      secret: 'Do not forward it: whoever has it can log in to your account.',
      notYou: 'If you did not ask for it, you can ignore this mail.',
    },
    'password-changed': {
      subject: () => 'Your password has changed',
      preview: () => 'If it was not you, choose a new one right away.',
      reason: accountReason,
      intro: (moment) => `The password of your account was changed on ${moment}.`,
      notYou: 'If it was you, there is nothing to do. If it was not you, choose a new one right away.',
      action: 'Choose a new password',
    },
    'confirm-email': {
      subject: () => 'Confirm your new email',
      preview: () => 'One step is left to change the email of your account.',
      reason: 'You receive this mail because somebody chose this address for their account with Colada.',
      intro: (email) =>
        `You have chosen ${email} as the email of your account. Confirm it with this button; until then we use the previous one.`,
      action: 'Confirm my email',
      valid: (count) => `The link is valid for ${hours(count)}.`,
      notYou: 'If you did not ask for it, you can ignore this mail.',
    },
    'email-change-requested': {
      subject: () => 'You asked to change the email of your account',
      preview: () => 'If it was not you, let us know.',
      reason: accountReason,
      intro: (email) =>
        `You asked to change the email of your account to ${email}. It changes when you confirm it from that address.`,
      notYou: 'If you did not ask for it, let us know as soon as you can.',
      action: 'Contact Colada',
    },
    'email-changed': {
      subject: () => 'The email of your account has changed',
      preview: () => 'From now on we write to your new address.',
      reason: accountReason,
      intro: (email) => `The email of your account is now ${email}. You log in with it, and we write to it.`,
      lastMail: 'This is the last mail that we send to this address.',
      notYou: `If it was not you, write to ${company.email} or call ${phone} as soon as you can.`,
    },
    'account-deleted': {
      subject: () => 'We have deleted your account',
      preview: () => 'Thank you for having trusted Colada.',
      reason:
        'You receive this mail because you deleted your account with Colada. We will not send you any more.',
      intro:
        'We have deleted your account with your addresses and your saved cards. You can no longer log in with it.',
      kept: (years) =>
        `The law requires us to keep orders and invoices for ${years} years. They are blocked, and we use them for nothing else.`,
      goodbye: 'If you come back one day, we will be here.',
    },
    'referral-earned': {
      subject: ({ amount }) => `You have earned ${formatMoney(amount)}`,
      preview: () => 'Thank you for telling others about Colada.',
      reason: 'You receive this mail because somebody used your Colada code.',
      intro: (amount) =>
        `Somebody you invited has received their first order. As a thank-you you have ${amount} for your next one.`,
      code: 'Your code',
      use: 'Type this code into the promotions box when you reserve:',
      action: 'Invite somebody else',
    },
    'order-confirmation': {
      subject: ({ locator }) => `Your order ${locator} is confirmed`,
      preview: () => 'Keep this mail: it is the confirmation of your order.',
      reason: orderReason,
      paid: 'We have received your payment and your order is confirmed. Thank you for choosing Colada.',
      billed: 'Your order is confirmed. It will be on your invoice. Thank you for choosing Colada.',
    },
    'order-change': {
      subject: ({ locator }) => `Your order ${locator} has changed`,
      preview: () => 'Keep this mail: it is the confirmation of the change.',
      reason: orderReason,
      changed: {
        items: 'We have added the garments to your order.',
        dates: 'We have changed the pickup or the delivery of your order.',
      },
      free: 'The change is free of charge. This is your order now:',
      paid: (amount) => `The change cost ${amount}. This is your order now:`,
      billed: (amount) => `The change costs ${amount} and will be on your invoice. This is your order now:`,
    },
    'payment-failed': {
      subject: ({ locator }) => `Your order ${locator} has been cancelled`,
      preview: () => 'Your payment did not arrive in time.',
      reason: orderReason,
      intro: (count) =>
        `Your payment did not arrive within ${minutes(count)}, so we have cancelled your order and released the times that you had reserved.`,
      charge: 'If you are charged for this order, we return all of it; you do not have to do anything.',
      again:
        'Its garments are back in your cart, unless they cannot be mixed with what is in it. You can book again whenever you like.',
      action: 'Back to my cart',
    },
    refund: {
      subject: ({ amount }) => `We are returning ${formatMoney(amount)}`,
      preview: ({ locator }) => `It is a refund of your order ${locator}.`,
      reason: orderReason,
      intro: {
        card: 'We have made a refund to the card that you paid with.',
        paypal: 'We have made a refund to the PayPal account that you paid with.',
      },
      days: (count) =>
        count === 1 ? 'It can take a day to arrive.' : `It can take up to ${count} days to arrive.`,
    },
    'order-progress': {
      subject: ({ locator, status }) =>
        ({
          collected: `We have collected your order ${locator}`,
          'out-for-delivery': `Your order ${locator} is on its way`,
          delivered: `We have delivered your order ${locator}`,
          'absent-at-pickup': `We could not collect your order ${locator}`,
          'absent-at-delivery': `We could not deliver your order ${locator}`,
          incident: `We need your answer about order ${locator}`,
          'incident-answered': `Your order ${locator} goes on`,
        })[status],
      preview: ({ status }) =>
        ({
          collected: 'We are already taking care of your garments.',
          'out-for-delivery': 'It arrives at the time that you chose.',
          delivered: 'Thank you for choosing Colada.',
          'absent-at-pickup': 'Choose another time for the pickup.',
          'absent-at-delivery': 'Choose another time for the delivery.',
          incident: 'Your order waits until then.',
          'incident-answered': 'We bring back uncleaned what was not in it.',
        })[status],
      reason: orderReason,
      intro: {
        collected: 'We have your garments. We will write to you when they leave for your home.',
        'out-for-delivery':
          'Your garments are ready and on their way to you. They arrive at the time that you chose.',
        delivered: `You have your garments back. If something is not as you expected, tell us within ${serviceTerms.complaintHours} hours on the page of your order.`,
        'absent-at-pickup': `We came to collect your garments and nobody was there. Choose another time on the page of your order. ${newVisit}`,
        'absent-at-delivery': `We came to deliver your garments and nobody was there. We keep them until you choose another time on the page of your order. ${newVisit}`,
        incident:
          'We found something about your garments and need your answer to go on with the order. The question is on its page.',
        'incident-answered':
          'We have your answer: we bring the garments that were in your bag and not in the order back uncleaned, at no cost, with the others. Your order goes on.',
      },
      action: {
        collected: 'Follow my order',
        'out-for-delivery': 'Follow my order',
        delivered: 'See my order',
        'absent-at-pickup': 'Choose another time',
        'absent-at-delivery': 'Choose another time',
        incident: 'See the question',
        'incident-answered': 'See my order',
      },
    },
    'contact-request': {
      subject: ({ type, subject }) =>
        `${messageKinds[type].charAt(0).toUpperCase()}${messageKinds[type].slice(1)}: ${subject}`,
      preview: ({ message }) => message,
      reason: 'Colada received it by a contact form.',
      labels: {
        name: 'Name',
        email: 'Email',
        phone: 'Phone',
        postalCode: 'Postal code',
        city: 'City',
        van: 'Van',
        ecoLabel: 'Environmental label',
        subject: 'Subject',
        garments: 'Garments',
        senderLanguage: 'Language',
      },
      pictures: 'Pictures',
      pictureCommand: (count, id) =>
        `${count} (npm run ops -- message ${id} <folder> saves them in a folder)`,
      reply: 'A reply to this mail goes to its sender.',
    },
    'contact-confirmation': {
      subject: ({ type, subject }) =>
        isOrderMessage(type)
          ? orderMessages[type === INCIDENT_TYPE ? 'report' : 'answer'].subject(subject)
          : 'We have received your message',
      preview: () => `We will reply within ${serviceTerms.supportHours} working hours.`,
      reason: 'You receive this mail because somebody wrote to Colada with this address.',
      greeting: 'Hello,',
      received: ({ type, subject }) =>
        isOrderMessage(type)
          ? orderMessages[type === INCIDENT_TYPE ? 'report' : 'answer'].received(subject)
          : `We have received your message (${messageKinds[type]}). Thank you for writing to us.`,
      garments: 'Garments',
      yourMessage: 'What happened',
      pictures: (count) => (count === 1 ? 'With one picture.' : `With ${count} pictures.`),
      reply: `We will reply to this address within ${serviceTerms.supportHours} working hours.`,
      urgent: `If it is urgent, call us on ${phone}.`,
      notYou: 'If you did not write to us, you can ignore this mail.',
    },
  },
}
