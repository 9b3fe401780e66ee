import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'

const messages = {
  title: 'Lavandería a domicilio',
  lead: 'Recogemos tu ropa, la lavamos y te la devolvemos planchada.',
  category: 'Tintorería',
  add: 'Añadir al cesto',
  similar: 'Ver parecidos',
  cart: 'Cesto: {{count}}',
  home: 'Inicio',
}

/** An i18next with all messages, ready at once. */
export function createI18n() {
  const i18n = createInstance()
  void i18n.use(initReactI18next).init({
    lng: 'es',
    resources: { es: { translation: messages } },
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return i18n
}
