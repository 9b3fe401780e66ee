export const words = {
  es: {
    add: 'Añadir al cesto',
    search: 'Buscar',
    remove: 'Quitar del cesto',
    longest: 'Comprobar de nuevo la disponibilidad de recogida y entrega',
    saving: 'Guardando…',
    emptyCart: 'Añade al menos una prenda para continuar',
    see: 'Ver el catálogo',
    tones: { primary: 'Confirmar', neutral: 'Volver', accent: 'Estrenar −20 %', danger: 'Borrar dirección' },
    bag: 'Cesto, 3 prendas',
  },
  en: {
    add: 'Add to cart',
    search: 'Search',
    remove: 'Remove from cart',
    longest: 'Check pickup and delivery availability again',
    saving: 'Saving…',
    emptyCart: 'Add at least one garment to go on',
    see: 'See the catalogue',
    tones: { primary: 'Confirm', neutral: 'Go back', accent: 'First order −20%', danger: 'Delete address' },
    bag: 'Cart, 3 garments',
  },
}
