import { INCIDENT_TYPE, isOrderMessage, type MessageType } from '@colada/domain/contact/contact-form'
import { company } from '@colada/domain/content/company'
import { formatPhone } from '@colada/domain/content/format-phone'
import { serviceTerms } from '@colada/domain/content/service-terms'
import { formatMoney } from '@colada/domain/money/format-money'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { EXTRA_TRANSPORT_CENTS } from '@colada/domain/schedule/slot-rules'
import { formatMonth } from '../format-month.ts'
import type { Headlines } from './headlines.ts'

const phone = formatPhone(company.phone)
const hours = (count: number) => (count === 1 ? '1 hora' : `${count} horas`)
const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`)
const creditSubjects = {
  approved: 'Hemos aprobado tu crédito',
  suspended: 'Hemos suspendido tu crédito',
  refused: 'Tu solicitud de crédito',
}
const messageKinds = {
  hello: 'consulta general',
  empresa: 'lavandería para empresas',
  sofas: 'limpieza de sofás',
  partner: 'colaboraciones',
  medioambiente: 'medio ambiente',
  transportista: 'trabajar como transportista',
  incidencia: 'incidencia de un pedido',
  respuesta: 'respuesta a una incidencia',
  'no-es-mia': 'prendas que no son del cliente',
}
/** The confirmations of messages about an order. */
const orderMessages = {
  report: {
    subject: (subject: string) => `Hemos recibido tu aviso sobre el pedido ${subject}`,
    received: (subject: string) =>
      `Hemos recibido tu aviso sobre el pedido ${subject}. Sentimos lo ocurrido: lo revisamos con el equipo.`,
  },
  answer: {
    subject: (subject: string) => `Hemos recibido tu respuesta sobre el pedido ${subject}`,
    received: (subject: string) =>
      `Hemos recibido tu respuesta sobre el pedido ${subject}. La leemos y te decimos cómo seguimos.`,
  },
}
const accountReason = 'Recibes este correo porque tienes una cuenta en Colada.'
const orderReason = 'Recibes este correo porque has hecho un pedido en Colada.'
const newVisit = `La nueva visita cuesta desde ${formatMoney(EXTRA_TRANSPORT_CENTS)}.`

const layout = {
  company: `${company.legalName} · CIF ${company.taxId}`,
  questions: `¿Dudas? Escríbenos a ${company.email} o llámanos al ${phone}.`,
}

const shared = {
  greeting: (firstName: string) => `Hola, ${firstName}:`,
  sign: 'El equipo de Colada',
  order: 'Número de pedido',
  amount: 'Importe',
}

/** Headings, facts and labels of the mails about an order. */
const order = {
  pickup: 'Recogida',
  delivery: 'Entrega',
  slot: (date: string, start: string, end: string) => `${date}, de ${start} a ${end}`,
  atStore: { pickup: 'Llévala a la tienda', delivery: 'Recógela en la tienda' },
  readyFrom: (date: string) => `Lista para recoger desde el ${date}`,
  bringBefore: (moment: string) => `Llévala antes del ${moment}`,
  storeHours: (start: string, end: string, closed: string) =>
    `La tienda abre de ${start} a ${end}${closed === '' ? ', todos los días' : `; cierra: ${closed}`}.`,
  nextVisits: 'Primeras horas libres',
  visitPrice: 'Nueva visita',
  garment: 'Prenda o servicio',
  quantity: 'Cantidad',
  price: 'Importe',
  withoutVat: 'sin IVA',
  items: 'Prendas y servicios',
  transport: 'Recogida y entrega',
  incidents: 'Incidencias',
  discount: 'Descuento',
  total: 'Total, IVA incluido',
  vat: (amount: string) => `De los que ${amount} son IVA.`,
  remarks: 'Tus observaciones',
  voucher: (code: string, uses: number) =>
    `Tu código es ${code} y tiene ${uses} usos, para un pedido o para varios. Escríbelo en la casilla de promociones al reservar.`,
  calendar: 'Con el archivo adjunto añades la recogida y la entrega a tu calendario.',
  calendarChange: 'El archivo adjunto actualiza la recogida y la entrega en tu calendario.',
  follow: 'Seguir mi pedido',
  invoice: (number: string) => `Tu factura ${number} va adjunta en PDF.`,
  invoices: 'Ver mis facturas',
  legal:
    'Este correo confirma un pedido con obligación de pago. Puedes cancelarlo sin coste antes de la recogida. Después de la recogida y antes del lavado te devolvemos todo menos la recogida y la entrega. Una vez empezado el lavado ya no se puede cancelar.',
}

const kinds = {
  welcome: {
    subject: () => 'Te damos la bienvenida a Colada',
    preview: () => 'Confirma tu correo y reserva tu primera recogida.',
    reason: 'Recibes este correo porque alguien ha creado una cuenta en Colada con esta dirección.',
    intro:
      'Gracias por crear tu cuenta. Confirma tu correo para que podamos avisarte de tus recogidas y entregas.',
    action: 'Confirmar mi correo',
    next: 'Después elige tus prendas y la hora que mejor te venga. Las recogemos, las cuidamos y te las llevamos a casa.',
    referral: (code: string) =>
      `Vienes de parte de un amigo: con el código ${code} tienes un ${firstOrderOffer.percent} % de descuento en las prendas de tu primer pedido. Lo verás entre tus promociones al reservar.`,
    shop: 'Ver las prendas y los precios',
    notYou: 'Si no has creado tú esta cuenta, puedes ignorar este correo.',
  },
  'set-password': {
    subject: () => 'Crea tu contraseña de Colada',
    preview: () => 'Así podrás seguir tu pedido y cambiarlo.',
    reason: 'Recibes este correo porque has hecho un pedido en Colada sin tener cuenta.',
    intro:
      'Con tu pedido hemos creado una cuenta para ti: en ella puedes seguirlo, cambiarlo y volver a pedir. Solo falta que elijas una contraseña.',
    action: 'Crear mi contraseña',
    valid: (count: number) => `El enlace vale durante ${hours(count)} y se puede usar una vez.`,
  },
  'forgot-password': {
    subject: () => 'Elige otra contraseña',
    preview: () => 'Nos has pedido cambiar la contraseña de tu cuenta.',
    reason: 'Recibes este correo porque alguien ha pedido cambiar la contraseña de tu cuenta en Colada.',
    intro: 'Nos has pedido cambiar tu contraseña. Elige otra con este botón.',
    action: 'Elegir otra contraseña',
    valid: (count: number) => `El enlace vale durante ${minutes(count)} y se puede usar una vez.`,
    notYou: 'Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.',
  },
  'log-in-link': {
    subject: () => 'Tu enlace para entrar en Colada',
    preview: () => 'Entra en tu cuenta sin contraseña.',
    reason: 'Recibes este correo porque alguien ha pedido un enlace para entrar en tu cuenta de Colada.',
    intro: 'Con este botón entras en tu cuenta sin contraseña.',
    action: 'Entrar en mi cuenta',
    valid: (count: number) => `El enlace vale durante ${minutes(count)} y se puede usar una vez.`,
    secret: 'No lo reenvíes: quien lo tenga puede entrar en tu cuenta.',
    notYou: 'Si no lo has pedido tú, puedes ignorar este correo.',
  },
  'password-changed': {
    subject: () => 'Tu contraseña ha cambiado',
    preview: () => 'Si no has sido tú, elige otra ahora mismo.',
    reason: accountReason,
    intro: (moment: string) => `La contraseña de tu cuenta se cambió el ${moment}.`,
    notYou: 'Si has sido tú, no tienes que hacer nada. Si no has sido tú, elige otra ahora mismo.',
    action: 'Elegir otra contraseña',
  },
  'confirm-email': {
    subject: () => 'Confirma tu nuevo correo',
    preview: () => 'Falta un paso para cambiar el correo de tu cuenta.',
    reason: 'Recibes este correo porque alguien ha elegido esta dirección para su cuenta en Colada.',
    intro: (email: string) =>
      `Has elegido ${email} como correo de tu cuenta. Confírmalo con este botón; hasta entonces seguimos usando el anterior.`,
    action: 'Confirmar mi correo',
    valid: (count: number) => `El enlace vale durante ${hours(count)}.`,
    notYou: 'Si no lo has pedido tú, puedes ignorar este correo.',
  },
  'email-change-requested': {
    subject: () => 'Has pedido cambiar el correo de tu cuenta',
    preview: () => 'Si no has sido tú, avísanos.',
    reason: accountReason,
    intro: (email: string) =>
      `Has pedido cambiar el correo de tu cuenta por ${email}. El cambio se hará cuando lo confirmes desde esa dirección.`,
    notYou: 'Si no lo has pedido tú, avísanos cuanto antes.',
    action: 'Avisar a Colada',
  },
  'email-changed': {
    subject: () => 'El correo de tu cuenta ha cambiado',
    preview: () => 'A partir de ahora te escribimos a tu nueva dirección.',
    reason: accountReason,
    intro: (email: string) => `El correo de tu cuenta es ahora ${email}. Con él entras y ahí te escribimos.`,
    lastMail: 'Este es el último correo que enviamos a esta dirección.',
    notYou: `Si no has sido tú, escríbenos a ${company.email} o llámanos al ${phone} cuanto antes.`,
  },
  'account-deleted': {
    subject: () => 'Hemos borrado tu cuenta',
    preview: () => 'Gracias por haber confiado en Colada.',
    reason: 'Recibes este correo porque has borrado tu cuenta en Colada. No te enviaremos más.',
    intro:
      'Hemos borrado tu cuenta con tus direcciones y tus tarjetas guardadas. Ya no puedes entrar con ella.',
    kept: (years: number) =>
      `La ley nos obliga a conservar los pedidos y las facturas durante ${years} años. Los guardamos bloqueados y no los usamos para nada más.`,
    goodbye: 'Si algún día vuelves, aquí estaremos.',
  },
  'referral-earned': {
    subject: ({ amount }) => `Has ganado ${formatMoney(amount)}`,
    preview: () => 'Gracias por hablar de Colada.',
    reason: 'Recibes este correo porque alguien ha usado tu código de Colada.',
    intro: (amount: string) =>
      `Alguien a quien invitaste ya ha recibido su primer pedido. Como agradecimiento tienes ${amount} para el próximo tuyo.`,
    code: 'Tu código',
    use: 'Escribe este código en la casilla de promociones al reservar:',
    action: 'Invitar a alguien más',
  },
  'credit-decided': {
    subject: ({ state }) => creditSubjects[state],
    preview: () => 'Aquí tienes los detalles de tu cuenta de empresa.',
    reason: 'Recibes este correo porque tu empresa tiene una cuenta en Colada.',
    intro: {
      approved: 'Hemos aprobado tu crédito. Ya puedes pedir a cuenta y pagar cada mes con tu extracto.',
      suspended: 'Hemos suspendido tu crédito.',
      refused: 'Hemos revisado tu solicitud y de momento no podemos darte crédito.',
    },
    overdue:
      'Hemos suspendido tu crédito porque tienes importes vencidos. Lo reactivamos en cuanto los recibamos.',
    payNow: 'Puedes seguir haciendo pedidos: se pagan al confirmarlos.',
    limit: 'Límite',
    terms: 'Plazo de pago',
    days: (days: number) => `${days} días desde el extracto`,
    action: 'Ver mi cuenta de empresa',
  },
  statement: {
    subject: ({ month }) => `Tu extracto de ${formatMonth(month, 'es')}`,
    preview: ({ closing }) => `Saldo: ${formatMoney(closing)}.`,
    reason: 'Recibes este correo porque tu empresa hace pedidos a cuenta en Colada.',
    intro: (month: string) => `Ya tienes el extracto de ${month}, con tus pedidos y tus pagos.`,
    pay: 'Puedes pagarlo por transferencia: los datos están en tu cuenta de empresa.',
    nothing: 'No tienes nada que pagar.',
    closing: 'Saldo final',
    due: 'Fecha de vencimiento',
    action: 'Ver el extracto',
  },
  invoice: {
    subject: ({ number, type }) =>
      type === 'rectifying' ? `Tu factura rectificativa ${number}` : `Tu factura ${number}`,
    preview: ({ total }) => `Importe: ${formatMoney(total)}.`,
    reason: 'Recibes este correo porque la ley nos pide que te enviemos las facturas de tus pedidos.',
    intro: {
      simplified: 'Te enviamos la factura simplificada de tu pago. Va adjunta en PDF.',
      full: 'Te enviamos tu factura. Va adjunta en PDF.',
      rectifying: 'Te enviamos una factura que rectifica otra anterior. Va adjunta en PDF.',
    },
    number: 'Número de factura',
    orders: 'Pedidos',
    rectifies: 'Rectifica',
    replaces: 'Sustituye a',
    action: 'Ver mis facturas',
  },
  'order-confirmation': {
    subject: ({ locator }) => `Tu pedido ${locator} está confirmado`,
    preview: () => 'Guarda este correo: es la confirmación de tu pedido.',
    reason: orderReason,
    paid: 'Hemos recibido tu pago y tu pedido está confirmado. Gracias por confiar en Colada.',
    billed: 'Tu pedido está confirmado. Lo incluiremos en tu factura. Gracias por confiar en Colada.',
  },
  'order-change': {
    subject: ({ locator }) => `Tu pedido ${locator} ha cambiado`,
    preview: () => 'Guarda este correo: es la confirmación del cambio.',
    reason: orderReason,
    changed: {
      items: 'Hemos añadido las prendas a tu pedido.',
      dates: 'Hemos cambiado la recogida o la entrega de tu pedido.',
      return: 'Hemos cambiado cómo te devolvemos las prendas de tu pedido cancelado.',
    },
    free: 'El cambio no tiene coste. Así queda tu pedido:',
    freeReturn: 'El cambio no tiene coste.',
    paid: (amount: string) => `El cambio ha costado ${amount}. Así queda tu pedido:`,
    billed: (amount: string) =>
      `El cambio cuesta ${amount} y lo incluiremos en tu factura. Así queda tu pedido:`,
  },
  'payment-failed': {
    subject: ({ locator }) => `Tu pedido ${locator} se ha cancelado`,
    preview: () => 'No nos ha llegado el pago a tiempo.',
    reason: orderReason,
    intro: (count: number) =>
      `No nos ha llegado el pago en ${minutes(count)}, así que hemos cancelado tu pedido y sus reservas.`,
    charge: 'Si te llega un cargo de este pedido, te lo devolvemos entero sin que tengas que hacer nada.',
    again:
      'Lo que llevaba está otra vez en tu cesto, salvo que no se pueda mezclar con lo que ya tiene. Puedes reservar de nuevo cuando quieras.',
    action: 'Volver a mi cesto',
  },
  'order-cancelled': {
    subject: ({ locator }) => `Hemos cancelado tu pedido ${locator}`,
    preview: ({ refund }) =>
      refund > 0 ? `Te devolvemos ${formatMoney(refund)}.` : 'Aquí tienes los detalles.',
    reason: orderReason,
    intro: 'Tu pedido está cancelado.',
    refund: (amount: string) => `Te devolvemos ${amount}. Te escribiremos cuando hagamos la devolución.`,
    cash: (amount: string) =>
      `Los ${amount} que pagaste en efectivo te esperan en cualquiera de nuestras tiendas: di tu número de pedido.`,
    notBilled: (amount: string) => `No te facturaremos ${amount}.`,
    billed: (amount: string) =>
      `En tu extracto quedan ${amount} por los viajes de recogida o entrega que ya se habían hecho.`,
    kept: (amount: string) =>
      `De lo que pagaste hemos descontado ${amount} por los viajes de recogida o entrega que ya se habían hecho.`,
    return: 'Te llevamos a casa las prendas que tenemos:',
    returnAtStore: 'Puedes recoger en la tienda las prendas que tenemos:',
    calendar: 'El archivo adjunto quita la recogida y la entrega de tu calendario.',
    invoice: (number: string) => `La factura rectificativa ${number} va adjunta en PDF.`,
    action: 'Ver mi pedido',
  },
  'claim-received': {
    subject: ({ locator }) => `Hemos recibido tu reclamación del pedido ${locator}`,
    preview: () => `Te contestamos en un máximo de ${hours(serviceTerms.supportHours)} laborables.`,
    reason: orderReason,
    intro: 'Sentimos lo ocurrido. Hemos recibido tu reclamación y la revisa una persona del equipo.',
    lost: `Empezamos a buscar hoy. Si en ${serviceTerms.missingItemSearchDays} días no aparece, te proponemos una compensación.`,
    answer: `Te contestamos en un máximo de ${hours(serviceTerms.supportHours)} laborables. Si hay compensación, la pagamos como mucho ${serviceTerms.compensationDays} días después de tu aviso.`,
    garments: 'Prendas',
    action: 'Ver mi reclamación',
  },
  'claim-decided': {
    subject: ({ locator, decision, amount }) =>
      ({
        proposed: `Te proponemos ${formatMoney(amount)} por tu reclamación del pedido ${locator}`,
        refused: `Nuestra respuesta a tu reclamación del pedido ${locator}`,
        closed: `Hemos encontrado lo que faltaba de tu pedido ${locator}`,
        paid: `Hemos pagado la compensación de tu pedido ${locator}`,
      })[decision],
    preview: () => 'Aquí tienes los detalles.',
    reason: orderReason,
    intro: {
      proposed:
        'Hemos calculado la compensación con el valor y la antigüedad que nos diste. En tu pedido puedes aceptarla y elegir cómo cobrarla, o decirnos por qué no estás de acuerdo.',
      refused: 'Hemos revisado tu reclamación y no podemos compensarla.',
      closed: 'Hemos encontrado lo que faltaba. Te escribimos para acordar cuándo te lo llevamos.',
      paid: 'Tu compensación está en camino.',
    },
    payout: {
      refund: 'La devolvemos por el mismo medio con el que pagaste.',
      transfer: 'La hemos enviado por transferencia a tu cuenta.',
      credit: 'La tienes como crédito para tus próximos pedidos. Escribe el código al reservar:',
    },
    garments: 'Prendas',
    code: 'Código',
    why: 'Motivo',
    action: 'Ver mi reclamación',
  },
  storage: {
    subject: ({ locator, days }) => `Guardamos tus prendas del pedido ${locator} desde hace ${days} días`,
    preview: () => 'Te esperan limpias.',
    reason: orderReason,
    intro: (days: number) => `Tus prendas están limpias y las guardamos desde hace ${days} días.`,
    free: `Hasta el día ${serviceTerms.freeStorageDays} no cuesta nada. Después son ${formatMoney(serviceTerms.storageFee)} por cada ${serviceTerms.storagePeriodDays} días empezados.`,
    charged: `Desde el día ${serviceTerms.freeStorageDays} se suma ${formatMoney(serviceTerms.storageFee)} por cada ${serviceTerms.storagePeriodDays} días empezados, hasta el día ${serviceTerms.maxStorageDays}. Lo pagas al recogerlas.`,
    collect: 'Puedes recogerlas en la tienda:',
    choose: 'Elige en tu pedido cuándo te las llevamos.',
    action: 'Ver mi pedido',
  },
  refund: {
    subject: ({ amount, method }) =>
      method === 'credit'
        ? `Tienes ${formatMoney(amount)} para tus próximos pedidos`
        : `Te devolvemos ${formatMoney(amount)}`,
    preview: ({ locator, method }) =>
      method === 'credit' ? `Es por tu pedido ${locator}.` : `Es una devolución de tu pedido ${locator}.`,
    reason: orderReason,
    intro: {
      card: 'Hemos hecho una devolución a la tarjeta con la que pagaste.',
      paypal: 'Hemos hecho una devolución a la cuenta de PayPal con la que pagaste.',
      cash: 'Te hemos devuelto el dinero en efectivo en la tienda.',
      terminal: 'Hemos hecho una devolución a la tarjeta con la que pagaste en la tienda.',
      transfer: 'Te hemos hecho una transferencia.',
      credit:
        'Sentimos lo que ha pasado con tu pedido. Te damos un crédito para los próximos: escribe el código al reservar.',
    },
    days: (count: number) =>
      count === 1 ? 'Puede tardar un día en llegarte.' : `Puede tardar hasta ${count} días en llegarte.`,
  },
  'order-progress': {
    subject: ({ locator, status }) =>
      ({
        collected: `Hemos recogido tu pedido ${locator}`,
        received: `Ya tenemos tu pedido ${locator}`,
        'ready-to-collect': `Tu pedido ${locator} está listo: ya puedes recogerlo`,
        'out-for-delivery': `Tu pedido ${locator} va de camino`,
        delivered: `Hemos entregado tu pedido ${locator}`,
        'absent-at-pickup': `No hemos podido recoger tu pedido ${locator}`,
        'absent-at-delivery': `No hemos podido entregar tu pedido ${locator}`,
        incident: `Necesitamos tu respuesta sobre el pedido ${locator}`,
        'incident-answered': `Seguimos con tu pedido ${locator}`,
      })[status],
    preview: ({ status }) =>
      ({
        collected: 'Ya estamos cuidando de tus prendas.',
        received: 'Ya estamos cuidando de tus prendas.',
        'ready-to-collect': 'Te espera en la tienda.',
        'out-for-delivery': 'Llegará a la hora que elegiste.',
        delivered: 'Gracias por confiar en Colada.',
        'absent-at-pickup': 'Elige otra fecha para la recogida.',
        'absent-at-delivery': 'Elige otra fecha para la entrega.',
        incident: 'Hasta entonces, tu pedido espera.',
        'incident-answered': 'Te devolvemos sin limpiar lo que no estaba en él.',
      })[status],
    reason: orderReason,
    intro: {
      collected: 'Ya tenemos tus prendas. Te escribiremos cuando salgan hacia tu casa.',
      received: 'Ya tenemos tus prendas. Te escribiremos cuando estén listas.',
      'ready-to-collect': `Tus prendas están listas y te esperan en la tienda. Las guardamos ${serviceTerms.freeStorageDays} días sin coste.`,
      'out-for-delivery': 'Tus prendas están listas y van hacia tu casa:',
      delivered: `Ya tienes tus prendas. Si algo no está como esperabas, dínoslo en las próximas ${serviceTerms.complaintHours} horas desde la página de tu pedido.`,
      'absent-at-pickup': `Hemos pasado a recoger tus prendas y no había nadie. Elige otra fecha en la página de tu pedido. ${newVisit}`,
      'absent-at-delivery': `Hemos pasado a entregarte tus prendas y no había nadie. Las guardamos hasta que elijas otra fecha en la página de tu pedido. ${newVisit}`,
      incident:
        'Hemos encontrado algo en tus prendas y necesitamos tu respuesta para seguir con el pedido. La pregunta está en su página.',
      'incident-answered':
        'Hemos recibido tu respuesta: las prendas que venían en tu bolsa y no estaban en el pedido te las devolvemos sin limpiar y sin coste, con las demás. Seguimos con tu pedido.',
    },
    action: {
      collected: 'Seguir mi pedido',
      received: 'Seguir mi pedido',
      'ready-to-collect': 'Ver mi pedido',
      'out-for-delivery': 'Seguir mi pedido',
      delivered: 'Ver mi pedido',
      'absent-at-pickup': 'Elegir otra fecha',
      'absent-at-delivery': 'Elegir otra fecha',
      incident: 'Ver la pregunta',
      'incident-answered': 'Ver mi pedido',
    },
  },
  'order-reminder': {
    subject: ({ locator, visit: { leg, start, end } }) =>
      leg === 'pickup'
        ? `Mañana recogemos tu pedido ${locator}, de ${start} a ${end}`
        : `Mañana te entregamos el pedido ${locator}, de ${start} a ${end}`,
    preview: ({ visit }) =>
      ({ pickup: 'Deja preparada tu ropa.', delivery: 'Tus prendas vuelven a casa.' })[visit.leg],
    reason: orderReason,
    intro: {
      pickup: 'Mañana pasamos a recoger tus prendas. Déjalas preparadas en una bolsa.',
      delivery: 'Mañana te llevamos tus prendas.',
    },
    change: 'Si no vas a estar, cambia la fecha en la página de tu pedido.',
    action: 'Ver mi pedido',
  },
  'withdrawal-received': {
    subject: ({ reference }) => `Hemos recibido tu desistimiento ${reference}`,
    preview: ({ locator }) => `Es del pedido ${locator}.`,
    reason:
      'Recibes este correo porque alguien ha escrito esta dirección al desistir de un pedido en Colada.',
    greeting: (firstName: string) => (firstName === '' ? 'Hola:' : `Hola, ${firstName}:`),
    received: 'Hemos recibido tu declaración de desistimiento. Guarda este correo: es tu justificante.',
    reference: 'Referencia',
    receivedAt: 'Recibida el',
    name: 'Nombre',
    garments: 'Prendas',
    next: `Calculamos lo que te corresponde y te lo devolvemos antes de ${serviceTerms.withdrawalDays} días, con el mismo medio de pago y sin gastos. Lo que ya esté lavado o en lavado se paga; el resto, no.`,
    notYou: 'Si no has sido tú, responde a este correo o no hagas nada.',
  },
  'withdrawal-decided': {
    subject: ({ reference }) => `Tu desistimiento ${reference}: ya está resuelto`,
    preview: ({ refund }) =>
      refund > 0 ? `Te devolvemos ${formatMoney(refund)}.` : 'Aquí tienes la respuesta.',
    reason: 'Recibes este correo porque has desistido de un pedido en Colada.',
    greeting: (firstName: string) => (firstName === '' ? 'Hola:' : `Hola, ${firstName}:`),
    refunded: (amount: string) => `Te devolvemos ${amount}. Te escribiremos cuando hagamos la devolución.`,
    nothing:
      'Hemos aceptado tu desistimiento. No queda nada que devolver: lo que pagaste cubre el servicio prestado.',
    refused: 'Hemos revisado tu desistimiento y no procede.',
    reference: 'Referencia',
    disagree: 'Si no estás de acuerdo, escríbenos y lo vemos contigo.',
    action: 'Escribirnos',
  },
  'contact-request': {
    subject: ({ type, subject }) =>
      `${messageKinds[type].charAt(0).toUpperCase()}${messageKinds[type].slice(1)}: ${subject}`,
    preview: ({ message }) => message,
    reason: 'Colada lo ha recibido por un formulario de contacto.',
    labels: {
      name: 'Nombre',
      email: 'Correo',
      phone: 'Teléfono',
      postalCode: 'Código postal',
      city: 'Ciudad',
      van: 'Furgoneta',
      ecoLabel: 'Distintivo ambiental',
      subject: 'Asunto',
      garments: 'Prendas',
      senderLanguage: 'Idioma',
    },
    pictures: 'Fotos',
    pictureCommand: (count: number, id: number) =>
      `${count} (npm run ops -- message ${id} <carpeta> las guarda en una carpeta)`,
    reply: 'Al responder a este correo escribes a quien lo envía.',
  },
  'contact-confirmation': {
    subject: ({ type, subject }) =>
      isOrderMessage(type)
        ? orderMessages[type === INCIDENT_TYPE ? 'report' : 'answer'].subject(subject)
        : 'Hemos recibido tu mensaje',
    preview: () => `Te contestaremos en un máximo de ${serviceTerms.supportHours} horas laborables.`,
    reason: 'Recibes este correo porque alguien ha escrito a Colada con esta dirección.',
    greeting: (firstName: string) => (firstName === '' ? 'Hola:' : shared.greeting(firstName)),
    received: ({ type, subject }: { type: MessageType; subject: string }) =>
      isOrderMessage(type)
        ? orderMessages[type === INCIDENT_TYPE ? 'report' : 'answer'].received(subject)
        : `Hemos recibido tu mensaje (${messageKinds[type]}). Gracias por escribirnos.`,
    garments: 'Prendas',
    yourMessage: 'Qué nos cuentas',
    pictures: (count: number) => (count === 1 ? 'Con una foto.' : `Con ${count} fotos.`),
    reply: `Te contestaremos a este correo en un máximo de ${serviceTerms.supportHours} horas laborables.`,
    urgent: `Si corre prisa, llámanos al ${phone}.`,
    notYou: 'Si no nos has escrito tú, puedes ignorar este correo.',
  },
} satisfies Headlines

/** Links of the mails about an order. */
const links = {
  track: 'Ver por dónde va tu pedido, sin iniciar sesión',
  calendar: 'Añadir la recogida y la entrega a tu calendario',
}

export const es = { layout, shared, order, links, kinds }

/** The texts of all mails in one language. */
export type Texts = typeof es
