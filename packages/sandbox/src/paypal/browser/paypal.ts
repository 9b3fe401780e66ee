import { ButtonSet, type ButtonsOptions } from './buttons.ts'

/** What the shop asked for in the script's address, as PayPal's own script reads it. */
const asked = new URL((document.currentScript as HTMLScriptElement).src).searchParams

if (!asked.get('client-id')) throw new Error('Expected client-id to be passed.')

const script = {
  locale: asked.get('locale') ?? 'en_US',
  disabled: (asked.get('disable-funding') ?? '').split(','),
}

const paypal = {
  version: '5.0.500',
  FUNDING: { PAYPAL: 'paypal', CREDIT: 'credit', SOFORT: 'sofort', CARD: 'card' },
  Buttons: (options: ButtonsOptions = {}) => new ButtonSet(options, script),
}

Object.assign(window, { paypal })
