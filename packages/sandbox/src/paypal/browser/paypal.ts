import { ButtonSet, type ButtonsOptions } from './buttons.ts'

/** The options in the script's URL, as PayPal's own script reads them. */
const scriptParams = new URL((document.currentScript as HTMLScriptElement).src).searchParams

if (!scriptParams.get('client-id')) throw new Error('Expected client-id to be passed.')

const script = {
  locale: scriptParams.get('locale') ?? 'en_US',
  disabled: (scriptParams.get('disable-funding') ?? '').split(','),
}

const paypal = {
  version: '5.0.500',
  FUNDING: { PAYPAL: 'paypal', CREDIT: 'credit', SOFORT: 'sofort', CARD: 'card' },
  Buttons: (options: ButtonsOptions = {}) => new ButtonSet(options, script),
}

Object.assign(window, { paypal })
