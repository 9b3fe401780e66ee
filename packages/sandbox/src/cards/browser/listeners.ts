type Handler = (event?: unknown) => void

/** Who listens to an element, by the name of the event. */
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
    const single: Handler = (event) => {
      this.remove(name, single)
      handler(event)
    }
    this.add(name, single)
  }

  clear(): void {
    this.#handlers.clear()
  }

  has(name: Name): boolean {
    return (this.#handlers.get(name)?.size ?? 0) > 0
  }

  tell(name: Name, event?: unknown): void {
    this.#handlers.get(name)?.forEach((handler) => handler(event))
  }
}
