/** One staff member of each role. Their authenticators have these secrets, base32. */
export const demoStaff = [
  {
    email: 'counter@colada.example',
    name: 'Carmen Ortega',
    roles: ['counter'],
    storeIds: [36, 46, 49],
    secret: 'COLADACOUNTERAAAAAAAAAAAAAAAAAAA',
  },
  {
    email: 'driver@colada.example',
    name: 'Diego Romero',
    roles: ['driver'],
    storeIds: [],
    secret: 'COLADADRIVERAAAAAAAAAAAAAAAAAAAA',
  },
  {
    email: 'operations@colada.example',
    name: 'Olga Prieto',
    roles: ['operations'],
    storeIds: [36, 2, 44],
    secret: 'COLADAOPERATIONSAAAAAAAAAAAAAAAA',
  },
] as const
