type Handler = (event?: unknown) => void

/** The event listeners of an element. */
export class Listeners<Name extends string> {
  #handlers = new Map<Name, Set<Handler>>()

  add(name: Name, handler: Handler): void {
    this.#handlers.set(name, (this.#handlers.get(name) ?? new Set()).add(handler))
  }

  remove(name: Name, handler?: Handler): void {
    if (handler) this.#handlers.get(name)?.delete(handler)
    else this.#handlers.delete(name)
  }

  addOnce(name: Name, handler: Handler): void {
    const onceHandler: Handler = (event) => {
      this.remove(name, onceHandler)
      handler(event)
    }
    this.add(name, onceHandler)
  }

  clear(): void {
    this.#handlers.clear()
  }

  has(name: Name): boolean {
    return (this.#handlers.get(name)?.size ?? 0) > 0
  }

  emit(name: Name, event?: unknown): void {
    this.#handlers.get(name)?.forEach((handler) => handler(event))
  }
}
