import { INCIDENT_TYPE, isOrderMessage } from '@colada/domain/contact/contact-form'
import { company } from '@colada/domain/content/company'
import { formatPhone } from '@colada/domain/content/format-phone'
import { serviceTerms } from '@colada/domain/content/service-terms'
import { formatMoney } from '@colada/domain/money/format-money'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { EXTRA_TRANSPORT_CENTS } from '@colada/domain/schedule/slot-rules'
import { formatMonth } from '../format-month.ts'
import type { Texts } from './es.ts'

const phone = formatPhone(company.phone)
const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)
const creditSubjects = {
  approved: 'We’ve approved your credit',
  suspended: 'We’ve suspended your credit',
  refused: 'Your request for credit',
}
const messageKinds = {
  hello: 'general question',
  empresa: 'laundry for companies',
  sofas: 'sofa cleaning',
  partner: 'partnerships',
  medioambiente: 'environment',
  transportista: 'driving for Colada',
  incidencia: 'problem with an order',
  respuesta: 'answer about a problem',
  'no-es-mia': 'garments that aren’t the customer’s',
}
/** The confirmations of messages about an order. */
const orderMessages = {
  report: {
    subject: (subject: string) => `We’ve received your report about order ${subject}`,
    received: (subject: string) =>
      `We’ve received your report about order ${subject}. We’re sorry about this, and we’re looking into it with the team.`,
  },
  answer: {
    subject: (subject: string) => `We’ve received your answer about order ${subject}`,
    received: (subject: string) =>
      `We’ve received your answer about order ${subject}. We’ll read it and tell you what happens next.`,
  },
}
const accountReason = 'You’re receiving this email because you have an account with Colada.'
const orderReason = 'You’re receiving this email because you placed an order with Colada.'
const newVisit = `New visits cost from ${formatMoney(EXTRA_TRANSPORT_CENTS)}.`

export const en: Texts = {
  layout: {
    company: `${company.legalName} · CIF ${company.taxId}`,
    questions: `Questions? Email ${company.email} or call ${phone}.`,
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
    atStore: { pickup: 'Take it to the store', delivery: 'Collect it at the store' },
    readyFrom: (date) => `Ready to collect from ${date}`,
    bringBefore: (moment) => `Take it there before ${moment}`,
    storeHours: (start, end, closed) =>
      `The store opens from ${start} to ${end}${closed === '' ? ', every day' : `; closed on ${closed}`}.`,
    nextVisits: 'First free slots',
    visitPrice: 'New visit',
    garment: 'Garment or service',
    quantity: 'Quantity',
    price: 'Amount',
    withoutVat: 'without VAT',
    items: 'Garments and services',
    transport: 'Pickup and delivery',
    incidents: 'Charges',
    discount: 'Discount',
    total: 'Total, VAT included',
    vat: (amount) => `Includes ${amount} VAT.`,
    remarks: 'Your remarks',
    voucher: (code, uses) =>
      `Your code is ${code} and has ${uses} uses, for one order or several. Enter it in the promotions box when you order.`,
    calendar: 'Use the attached file to add the pickup and delivery to your calendar.',
    calendarChange: 'The attached file updates the pickup and delivery in your calendar.',
    follow: 'Track my order',
    invoice: (number) => `Your invoice ${number} is attached as a PDF.`,
    invoices: 'See my invoices',
    legal:
      'This email confirms an order with an obligation to pay. You can cancel it free of charge before pickup. After pickup and before washing, we’ll refund everything except the pickup and delivery fee. Once washing has started, you can no longer cancel it.',
  },
  links: {
    track: 'See where your order is, without logging in',
    calendar: 'Add the pickup and delivery to your calendar',
  },
  kinds: {
    welcome: {
      subject: () => 'Welcome to Colada',
      preview: () => 'Confirm your email and book your first pickup.',
      reason:
        'You’re receiving this email because someone created an account with Colada using this address.',
      intro:
        'Thank you for creating your account. Confirm your email so we can write to you about your pickups and deliveries.',
      action: 'Confirm my email',
      next: 'Then choose your garments and a time that suits you. We’ll collect them, look after them and bring them back to you.',
      referral: (code) =>
        `A friend recommended us to you: the code ${code} takes ${firstOrderOffer.percent}% off the garments in your first order. You’ll find it among your promotions when you order.`,
      shop: 'See the garments and prices',
      notYou: 'If you didn’t create this account, you can ignore this email.',
    },
    'set-password': {
      subject: () => 'Create your Colada password',
      preview: () => 'With it you can track and change your order.',
      reason: 'You’re receiving this email because you placed an order with Colada without an account.',
      intro:
        'We’ve created an account for you with your order. There you can track it, change it and order again. All you need is a password.',
      action: 'Create my password',
      valid: (count) => `The link is valid for ${hours(count)} and works once.`,
    },
    'forgot-password': {
      subject: () => 'Choose a new password',
      preview: () => 'You asked us to change the password of your account.',
      reason:
        'You’re receiving this email because someone asked to change the password of your account with Colada.',
      intro: 'You asked us to change your password. Use this button to choose a new one.',
      action: 'Choose a new password',
      valid: (count) => `The link is valid for ${minutes(count)} and works once.`,
      notYou: 'If you didn’t ask for this, you don’t have to do anything: your password stays the same.',
    },
    'log-in-link': {
      subject: () => 'Your link to log in to Colada',
      preview: () => 'Log in without a password.',
      reason:
        'You’re receiving this email because someone asked for a link to log in to your account with Colada.',
      intro: 'Use this button to log in to your account without a password.',
      action: 'Log in to my account',
      valid: (count) => `The link is valid for ${minutes(count)} and works once.`,
      secret: 'Don’t forward it: anyone with this link can log in to your account.',
      notYou: 'If you didn’t ask for this, you can ignore this email.',
    },
    'password-changed': {
      subject: () => 'Your password has changed',
      preview: () => 'If it wasn’t you, choose a new one right away.',
      reason: accountReason,
      intro: (moment) => `The password of your account was changed on ${moment}.`,
      notYou: 'If it was you, there’s nothing to do. If it wasn’t you, choose a new one right away.',
      action: 'Choose a new password',
    },
    'confirm-email': {
      subject: () => 'Confirm your new email',
      preview: () => 'One more step to change your account’s email.',
      reason: 'You’re receiving this email because someone chose this address for their account with Colada.',
      intro: (email) =>
        `You’ve chosen ${email} as your account’s email. Use this button to confirm it; until then, we’ll use the previous one.`,
      action: 'Confirm my email',
      valid: (count) => `The link is valid for ${hours(count)}.`,
      notYou: 'If you didn’t ask for this, you can ignore this email.',
    },
    'email-change-requested': {
      subject: () => 'You asked to change your account’s email',
      preview: () => 'If it wasn’t you, let us know.',
      reason: accountReason,
      intro: (email) =>
        `You asked to change your account’s email to ${email}. It’ll change when you confirm it from that address.`,
      notYou: 'If you didn’t ask for this, let us know as soon as you can.',
      action: 'Contact Colada',
    },
    'email-changed': {
      subject: () => 'Your account’s email has changed',
      preview: () => 'From now on we’ll write to your new address.',
      reason: accountReason,
      intro: (email) => `Your account’s email is now ${email}. Use it to log in; we’ll write to you there.`,
      lastMail: 'This is the last email we’ll send to this address.',
      notYou: `If it wasn’t you, email ${company.email} or call ${phone} as soon as you can.`,
    },
    'account-deleted': {
      subject: () => 'We’ve deleted your account',
      preview: () => 'Thank you for trusting Colada.',
      reason:
        'You’re receiving this email because you deleted your Colada account. We won’t send you any more.',
      intro:
        'We’ve deleted your account, with your addresses and saved cards. You can no longer log in with it.',
      kept: (years) =>
        `The law requires us to keep orders and invoices for ${years} years. They’re blocked, and we won’t use them for anything else.`,
      goodbye: 'If you come back one day, we’ll be here.',
    },
    'referral-earned': {
      subject: ({ amount }) => `You’ve earned ${formatMoney(amount)}`,
      preview: () => 'Thank you for telling others about Colada.',
      reason: 'You’re receiving this email because a friend used your Colada code.',
      intro: (amount) =>
        `A friend you invited has received their first order. To say thank you, we’re giving you ${amount} off your next one.`,
      code: 'Your code',
      use: 'Enter this code in the promotions box when you order:',
      action: 'Invite another friend',
    },
    'credit-decided': {
      subject: ({ state }) => creditSubjects[state],
      preview: () => 'Here are the details of your business account.',
      reason: 'You’re receiving this email because your company has a Colada account.',
      intro: {
        approved:
          'We’ve approved your credit. You can now order on account and pay once a month, by statement.',
        suspended: 'We’ve suspended your credit.',
        refused: 'We’ve looked at your request and can’t offer you credit for now.',
      },
      overdue:
        'We’ve suspended your credit because some of your balance is overdue. We’ll reactivate it as soon as we receive your payment.',
      payNow: 'You can keep ordering: you just pay when you place your order.',
      limit: 'Limit',
      terms: 'Payment terms',
      days: (days) => `${days} days from the statement`,
      action: 'See my business account',
    },
    statement: {
      subject: ({ month }) => `Your statement for ${formatMonth(month, 'en')}`,
      preview: ({ closing }) => `Balance: ${formatMoney(closing)}.`,
      reason: 'You’re receiving this email because your company orders on account with Colada.',
      intro: (month) => `Your statement for ${month} is ready, with your orders and payments.`,
      pay: 'You can pay it by bank transfer: the details are in your business account.',
      nothing: 'There’s nothing to pay.',
      closing: 'Closing balance',
      due: 'Due date',
      action: 'See the statement',
    },
    invoice: {
      subject: ({ number, type }) =>
        type === 'rectifying' ? `Your rectifying invoice ${number}` : `Your invoice ${number}`,
      preview: ({ total }) => `Amount: ${formatMoney(total)}.`,
      reason:
        'You’re receiving this email because the law requires us to send you the invoices of your orders.',
      intro: {
        simplified: 'Here’s the simplified invoice for your payment. It’s attached as a PDF.',
        full: 'Here’s your invoice. It’s attached as a PDF.',
        rectifying: 'Here’s an invoice that rectifies an earlier one. It’s attached as a PDF.',
      },
      number: 'Invoice number',
      orders: 'Orders',
      rectifies: 'Rectifies',
      replaces: 'Replaces',
      action: 'See my invoices',
    },
    'order-confirmation': {
      subject: ({ locator }) => `Your order ${locator} is confirmed`,
      preview: () => 'Keep this email: it’s the confirmation of your order.',
      reason: orderReason,
      paid: 'We’ve received your payment and your order is confirmed. Thank you for choosing Colada.',
      billed: 'Your order is confirmed. It’ll be on your invoice. Thank you for choosing Colada.',
    },
    'order-change': {
      subject: ({ locator }) => `Your order ${locator} has changed`,
      preview: () => 'Keep this email: it’s the confirmation of the change.',
      reason: orderReason,
      changed: {
        items: 'We’ve added the garments to your order.',
        dates: 'We’ve changed the pickup or delivery of your order.',
        return: 'We’ve changed how you get the garments of your cancelled order back.',
      },
      free: 'The change is free of charge. Here’s your order now:',
      freeReturn: 'The change is free of charge.',
      paid: (amount) => `The change cost ${amount}. Here’s your order now:`,
      billed: (amount) => `The change costs ${amount} and will be on your invoice. Here’s your order now:`,
    },
    'payment-failed': {
      subject: ({ locator }) => `Your order ${locator} has been cancelled`,
      preview: () => 'Your payment didn’t arrive in time.',
      reason: orderReason,
      intro: (count) =>
        `Your payment didn’t arrive within ${minutes(count)}, so we’ve cancelled your order and its reservations.`,
      charge: 'If you’re charged for this order, we’ll refund it in full. You don’t have to do anything.',
      again:
        'Its items are back in your cart, unless they can’t be mixed with what’s in it. You can order again whenever you like.',
      action: 'Back to my cart',
    },
    'order-cancelled': {
      subject: ({ locator }) => `We’ve cancelled your order ${locator}`,
      preview: ({ refund }) =>
        refund > 0 ? `You’ll get ${formatMoney(refund)} back.` : 'Here are the details.',
      reason: orderReason,
      intro: 'Your order has been cancelled.',
      refund: (amount) => `You’ll get ${amount} back. We’ll email you once the refund is made.`,
      cash: (amount) =>
        `The ${amount} you paid in cash is waiting for you at any of our stores: just give your order number.`,
      notBilled: (amount) => `We won’t bill you for ${amount}.`,
      billed: (amount) =>
        `Your statement keeps ${amount} for pickup or delivery trips that we had already made.`,
      kept: (amount) => `We’ve deducted ${amount} for pickup or delivery trips that we had already made.`,
      return: 'We’ll bring your garments back to you:',
      returnAtStore: 'You can collect the garments that we have at the store:',
      calendar: 'The attached file removes the pickup and delivery from your calendar.',
      invoice: (number) => `The rectifying invoice ${number} is attached as a PDF.`,
      action: 'See my order',
    },
    'claim-received': {
      subject: ({ locator }) => `We’ve received your claim about order ${locator}`,
      preview: () => `We’ll reply within ${hours(serviceTerms.supportHours)} on working days.`,
      reason: orderReason,
      intro: 'We’re sorry about this. We’ve received your claim, and someone on our team is looking into it.',
      lost: `We start searching today. If nothing turns up in ${serviceTerms.missingItemSearchDays} days, we’ll offer you compensation.`,
      answer: `We’ll reply within ${hours(serviceTerms.supportHours)} on working days. If there’s compensation, we’ll pay it no later than ${serviceTerms.compensationDays} days after your report.`,
      garments: 'Garments',
      action: 'See my claim',
    },
    'claim-decided': {
      subject: ({ locator, decision, amount }) =>
        ({
          proposed: `We’re offering ${formatMoney(amount)} for your claim about order ${locator}`,
          refused: `Our answer to your claim about order ${locator}`,
          closed: `We’ve found what was missing from your order ${locator}`,
          paid: `We’ve paid the compensation for your order ${locator}`,
        })[decision],
      preview: () => 'Here are the details.',
      reason: orderReason,
      intro: {
        proposed:
          'We’ve worked out the compensation from the value and age you gave us. In your order you can accept it and choose how to get it, or tell us why you don’t agree.',
        refused: 'We’ve looked into your claim, and we can’t offer compensation.',
        closed: 'We’ve found what was missing. We’ll write to arrange when to bring it to you.',
        paid: 'Your compensation is on its way.',
      },
      payout: {
        refund: 'We’re sending it back the way you paid.',
        transfer: 'We’ve sent it to your account by bank transfer.',
        credit: 'It’s a credit for your next orders. Enter the code when you book:',
      },
      garments: 'Garments',
      code: 'Code',
      why: 'Reason',
      action: 'See my claim',
    },
    storage: {
      subject: ({ locator, days }) =>
        `We’ve been storing the garments of your order ${locator} for ${days} days`,
      preview: () => 'They’re clean and waiting for you.',
      reason: orderReason,
      intro: (days) => `Your garments are clean, and we’ve been storing them for ${days} days.`,
      free: `It’s free until day ${serviceTerms.freeStorageDays}. After that it’s ${formatMoney(serviceTerms.storageFee)} for every ${serviceTerms.storagePeriodDays} days that begin.`,
      charged: `From day ${serviceTerms.freeStorageDays} on we add ${formatMoney(serviceTerms.storageFee)} for every ${serviceTerms.storagePeriodDays} days that begin, up to day ${serviceTerms.maxStorageDays}. You pay it when you collect them.`,
      collect: 'You can collect them at the store:',
      choose: 'Choose in your order when we should bring them.',
      action: 'See my order',
    },
    refund: {
      subject: ({ amount, method }) =>
        method === 'credit'
          ? `You have ${formatMoney(amount)} for your next orders`
          : `We’re refunding ${formatMoney(amount)}`,
      preview: ({ locator, method }) =>
        method === 'credit' ? `It’s for your order ${locator}.` : `A refund for your order ${locator}.`,
      reason: orderReason,
      intro: {
        card: 'We’ve made a refund to the card you paid with.',
        paypal: 'We’ve made a refund to the PayPal account you paid with.',
        cash: 'We’ve given you your money back in cash at the store.',
        terminal: 'We’ve made a refund to the card you paid with at the store.',
        transfer: 'We’ve sent you a bank transfer.',
        credit:
          'We’re sorry about what happened with your order. Here is a credit for your next ones: type the code when you book.',
      },
      days: (count) =>
        count === 1 ? 'It can take a day to arrive.' : `It can take up to ${count} days to arrive.`,
    },
    'order-progress': {
      subject: ({ locator, status }) =>
        ({
          collected: `We’ve collected your order ${locator}`,
          received: `We have your order ${locator}`,
          'ready-to-collect': `Your order ${locator} is ready to collect`,
          'out-for-delivery': `Your order ${locator} is on its way`,
          delivered: `We’ve delivered your order ${locator}`,
          'absent-at-pickup': `We missed you: pickup of order ${locator}`,
          'absent-at-delivery': `We missed you: delivery of order ${locator}`,
          incident: `We need your answer about order ${locator}`,
          'incident-answered': `Your order ${locator} is moving again`,
        })[status],
      preview: ({ status }) =>
        ({
          collected: 'We’re already looking after your garments.',
          received: 'We’re already looking after your garments.',
          'ready-to-collect': 'It’s waiting for you at the store.',
          'out-for-delivery': 'It’ll arrive in the slot you chose.',
          delivered: 'Thank you for choosing Colada.',
          'absent-at-pickup': 'Choose another date for the pickup.',
          'absent-at-delivery': 'Choose another date for the delivery.',
          incident: 'Your order is on hold until then.',
          'incident-answered': 'We’ll bring back the other garments uncleaned.',
        })[status],
      reason: orderReason,
      intro: {
        collected: 'We have your garments. We’ll email you when they’re on their way back to you.',
        received: 'We have your garments. We’ll email you when they’re ready.',
        'ready-to-collect': `Your garments are ready and waiting for you at the store. We’ll keep them for ${serviceTerms.freeStorageDays} days at no charge.`,
        'out-for-delivery': 'Your garments are ready and on their way to you:',
        delivered: `You have your garments back. If something isn’t as you expected, tell us within ${serviceTerms.complaintHours} hours on your order’s page.`,
        'absent-at-pickup': `We came to collect your garments and nobody was in. Choose another date on your order’s page. ${newVisit}`,
        'absent-at-delivery': `We came to deliver your garments and nobody was in. We’ll keep them until you choose another date on your order’s page. ${newVisit}`,
        incident:
          'We found something with your garments and need your answer to continue with the order. You’ll find our question on its page.',
        'incident-answered':
          'We have your answer. The garments in your bag that weren’t in the order will come back uncleaned, free of charge, with the others. Your order is moving again.',
      },
      action: {
        collected: 'Track my order',
        received: 'Follow my order',
        'ready-to-collect': 'See my order',
        'out-for-delivery': 'Track my order',
        delivered: 'See my order',
        'absent-at-pickup': 'Choose another date',
        'absent-at-delivery': 'Choose another date',
        incident: 'See the question',
        'incident-answered': 'See my order',
      },
    },
    'order-reminder': {
      subject: ({ locator, visit: { leg, start, end } }) =>
        leg === 'pickup'
          ? `We’ll pick up your order ${locator} tomorrow, from ${start} to ${end}`
          : `We’ll deliver your order ${locator} tomorrow, from ${start} to ${end}`,
      preview: ({ visit }) =>
        ({ pickup: 'Have your garments ready.', delivery: 'Your garments are coming home.' })[visit.leg],
      reason: orderReason,
      intro: {
        pickup: 'We’ll come for your garments tomorrow. Have them ready in a bag.',
        delivery: 'We’ll bring you your garments tomorrow.',
      },
      change: 'If you won’t be in, change the date on the page of your order.',
      action: 'View my order',
    },
    'withdrawal-received': {
      subject: ({ reference }) => `We’ve received your withdrawal ${reference}`,
      preview: ({ locator }) => `It’s about order ${locator}.`,
      reason:
        'You’re getting this email because someone entered this address to withdraw from a Colada order.',
      greeting: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
      received: 'We’ve received your notice of withdrawal. Keep this email: it’s your proof.',
      reference: 'Reference',
      receivedAt: 'Received on',
      name: 'Name',
      garments: 'Garments',
      next: `We’ll work out your refund and send it within ${serviceTerms.withdrawalDays} days, to the same payment method and without fees. You pay for what has been cleaned or is being cleaned, and not for the rest.`,
      notYou: 'If it wasn’t you, reply to this email or simply ignore it.',
    },
    'withdrawal-decided': {
      subject: ({ reference }) => `Your withdrawal ${reference}: our answer`,
      preview: ({ refund }) =>
        refund > 0 ? `We’re refunding ${formatMoney(refund)}.` : 'Here’s our answer.',
      reason: 'You’re getting this email because you withdrew from a Colada order.',
      greeting: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
      refunded: (amount) => `We’re refunding ${amount}. We’ll email you when the refund is made.`,
      nothing:
        'We’ve accepted your withdrawal. There’s nothing left to refund: what you paid covers the service provided.',
      refused: 'We’ve looked at your withdrawal, and we can’t accept it.',
      reference: 'Reference',
      disagree: 'If you don’t agree, write to us and we’ll look at it together.',
      action: 'Write to us',
    },
    'contact-request': {
      subject: ({ type, subject }) =>
        `${messageKinds[type].charAt(0).toUpperCase()}${messageKinds[type].slice(1)}: ${subject}`,
      preview: ({ message }) => message,
      reason: 'Colada received it through a contact form.',
      labels: {
        name: 'Name',
        email: 'Email',
        phone: 'Phone',
        postalCode: 'Postal code',
        city: 'City',
        van: 'Van',
        ecoLabel: 'Environmental badge',
        subject: 'Subject',
        garments: 'Garments',
        senderLanguage: 'Language',
      },
      pictures: 'Pictures',
      pictureCommand: (count, id) =>
        `${count} (npm run ops -- message ${id} <folder> saves them in a folder)`,
      reply: 'A reply to this email goes to its sender.',
    },
    'contact-confirmation': {
      subject: ({ type, subject }) =>
        isOrderMessage(type)
          ? orderMessages[type === INCIDENT_TYPE ? 'report' : 'answer'].subject(subject)
          : 'We’ve received your message',
      preview: () => `We’ll reply within ${serviceTerms.supportHours} working hours.`,
      reason: 'You’re receiving this email because someone wrote to Colada with this address.',
      greeting: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
      received: ({ type, subject }) =>
        isOrderMessage(type)
          ? orderMessages[type === INCIDENT_TYPE ? 'report' : 'answer'].received(subject)
          : `We’ve received your message (${messageKinds[type]}). Thank you for getting in touch.`,
      garments: 'Garments',
      yourMessage: 'What happened',
      pictures: (count) => (count === 1 ? 'With one picture.' : `With ${count} pictures.`),
      reply: `We’ll reply to this address within ${serviceTerms.supportHours} working hours.`,
      urgent: `If it’s urgent, call us on ${phone}.`,
      notYou: 'If you didn’t write to us, you can ignore this email.',
    },
  },
}
