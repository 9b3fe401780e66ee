import { type Person, people, tokenOf } from './people.ts'

type LoginResponse = { status: string; authResponse: { accessToken: string; userID: string } | null }

const texts = {
  es: {
    title: 'Entrar con Facebook',
    text: 'Esto es una prueba: elige quién entra.',
    noEmail: 'sin correo',
    cancel: 'Cancelar',
  },
  en: {
    title: 'Log in with Facebook',
    text: 'This is a test: choose who logs in.',
    noEmail: 'no email',
    cancel: 'Cancel',
  },
}

/** Opens Facebook's window as a dialog on the shop's page. */
function login(callback: (response: LoginResponse) => void): void {
  const language = document.documentElement.lang === 'en' ? 'en' : 'es'
  const t = texts[language]
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const stylesheet = document.createElement('link')
  Object.assign(stylesheet, { rel: 'stylesheet', href: '/sandbox/facebook.css' })
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', t.title)
  const title = Object.assign(document.createElement('h2'), { textContent: t.title })
  const text = Object.assign(document.createElement('p'), { textContent: t.text })

  const close = (person: Person | null) => {
    dialog.close()
    host.remove()
    callback(
      person
        ? { status: 'connected', authResponse: { accessToken: tokenOf(person), userID: person.id } }
        : { status: 'unknown', authResponse: null },
    )
  }
  const button = (label: string, person: Person | null) => {
    const element = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
    element.addEventListener('click', () => close(person))
    return element
  }
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close(null)
  })
  dialog.append(
    title,
    text,
    ...people.map((person) =>
      button(`${person.first_name} ${person.last_name} (${person.email ?? t.noEmail})`, person),
    ),
    button(t.cancel, null),
  )
  root.append(stylesheet, dialog)
  document.body.append(host)
  dialog.showModal()
}

Object.assign(window, { FB: { init: () => undefined, login } })
