/** Hears when an element is about to be seen. Answers how to stop. */
export function onNear(element: Element, listener: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && listener(),
    { rootMargin: '50% 0px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
