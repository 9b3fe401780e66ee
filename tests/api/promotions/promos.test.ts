import { parseRichText } from '@colada/domain/content/rich-text'
import { getPromos } from '@colada/domain/promotions/contract'
import { describe, expect, it } from 'vitest'
import { replacePromos } from '#api/promotions/repository.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'

const api = setUpPaymentApi()

const promosIn = async (lang: string) => (await api.call(getPromos, { query: { lang } })).response.promotions

describe('GET /promos', () => {
  it('returns the promotions by order, in the requested language, with the facts of the shop', async () => {
    const [es, en] = [await promosIn('es'), await promosIn('en')]
    expect(es.length).toBeGreaterThan(3)
    expect(es.map(({ order }) => order)).toEqual(es.map((_, index) => index + 1))
    expect(es[0]).toMatchObject({ title: '20\u00a0% en las prendas de tu primer pedido' })
    expect(en[0]).toMatchObject({ title: '20% off the garments in your first order', id: es[0]!.id })
    expect(JSON.stringify([es, en])).not.toMatch(/[{}]\w+[{}]|undefined/)
    expect(parseRichText(es[0]!.description)[0]).toContainEqual({ text: 'WASH20WEB', emphasis: 'strong' })
  })

  it('stores sanitised HTML only', async () => {
    await replacePromos(api.db, [
      {
        id: 1,
        position: 1,
        image: '/pictures/pages/promotions.svg',
        titleEs: 'Oferta',
        titleEn: 'Offer',
        descriptionEs:
          '<script>alert(1)</script><strong onclick="x()">Hoy</strong> <a href="javascript:x">ver</a>',
        descriptionEn: '<img src=x onerror=x()>Today',
      },
    ])
    expect((await promosIn('es'))[0]?.description).toBe('<strong>Hoy</strong> <a>ver</a>')
    expect((await promosIn('en'))[0]?.description).toBe('Today')
  })
})
