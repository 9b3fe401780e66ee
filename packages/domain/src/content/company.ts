/** The company that runs the shop, as legal texts, mails and contact pages name it. */
export const company = {
  legalName: 'Colada Lavandería a Domicilio, S.L.',
  /** Spanish tax identification number (CIF). */
  taxId: 'B86987658',
  registeredOffice: 'Calle de Leganitos, 43, 28013 Madrid',
  register: 'Registro Mercantil de Madrid, tomo 32 114, folio 86, hoja M-578 021',
  email: 'hola@colada.example',
  privacyEmail: 'privacidad@colada.example',
  /** E.164 format. */
  phone: '+34910000036',
  /** E.164 format. */
  whatsApp: '+34600000036',
} as const
