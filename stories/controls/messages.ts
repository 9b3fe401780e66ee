import { messages as english } from '#storefront/locales/en.ts'
import { messages as spanish } from '#storefront/locales/es.ts'
import type { Localized } from '../localize.ts'

const es = {
  add: 'Añadir al cesto',
  search: 'Buscar prendas',
  remove: 'Quitar del cesto',
  longest: 'Comprobar de nuevo la disponibilidad de recogida y entrega',
  saving: 'Guardando…',
  emptyCart: 'Añade al menos una prenda para continuar',
  see: 'Ver el catálogo',
  tones: {
    primary: 'Confirmar',
    neutral: 'Volver',
    accent: 'Estrenar −20 %',
    danger: 'Borrar dirección',
  },
  bag: 'Cesto, 3 prendas',
  account: 'Tipo de cuenta',
  accounts: { personal: 'Particular', company: 'Empresa' },
  filters: ['Camisas', 'Trajes', 'Abrigos', 'Ropa de cama'],
  group: { label: 'Pedido AX-4821', more: 'Más', smaller: 'Más pequeño', larger: 'Más grande' },
  tags: {
    label: 'Filtros elegidos',
    remove: (name: string) => `Quitar ${name}`,
    code: 'WASH20WEB',
    longest: 'Cookies de rendimiento y de mejora del funcionamiento de la tienda',
  },
  share: {
    label: 'Compartir esta prenda',
    device: 'Compartir…',
    copy: spanish.catalogue.sharing.copy,
    copied: spanish.catalogue.sharing.copied,
    copyFailed: spanish.catalogue.sharing.copyFailed,
    mail: 'Correo',
    whatsApp: spanish.catalogue.sharing.whatsApp,
    title: 'Camisa lavada y planchada',
  },
  colours: {
    label: spanish.shell.theme.label,
    system: spanish.shell.theme.system,
    light: spanish.shell.theme.light,
    dark: spanish.shell.theme.dark,
    'high-contrast': spanish.shell.theme.highContrast,
  },
}

const en: typeof es = {
  add: 'Add to cart',
  search: 'Search garments',
  remove: 'Remove from cart',
  longest: 'Check pickup and delivery availability again',
  saving: 'Saving…',
  emptyCart: 'Add at least one garment to continue',
  see: 'See the catalogue',
  tones: {
    primary: 'Confirm',
    neutral: 'Go back',
    accent: 'First order −20%',
    danger: 'Delete address',
  },
  bag: 'Cart, 3 garments',
  account: 'Account type',
  accounts: { personal: 'Personal', company: 'Company' },
  filters: ['Shirts', 'Suits', 'Coats', 'Bed linen'],
  group: { label: 'Order AX-4821', more: 'More', smaller: 'Smaller', larger: 'Larger' },
  tags: {
    label: 'Active filters',
    remove: (name) => `Remove ${name}`,
    code: 'WASH20WEB',
    longest: 'Cookies for measuring and improving the shop',
  },
  share: {
    label: 'Share this garment',
    device: 'Share…',
    copy: english.catalogue.sharing.copy,
    copied: english.catalogue.sharing.copied,
    copyFailed: english.catalogue.sharing.copyFailed,
    mail: english.catalogue.sharing.mail,
    whatsApp: english.catalogue.sharing.whatsApp,
    title: 'Shirt, washed and ironed',
  },
  colours: {
    label: english.shell.theme.label,
    system: english.shell.theme.system,
    light: english.shell.theme.light,
    dark: english.shell.theme.dark,
    'high-contrast': english.shell.theme.highContrast,
  },
}

export const messages: Localized<typeof es> = { es, en }
