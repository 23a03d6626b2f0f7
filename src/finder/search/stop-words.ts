import { foldText } from '#schema/fold-text.ts'

/** Words that distinguish nothing: articles and the like, and the polite words of a question. */
const STOP_WORDS = new Set(
  foldText(
    'a al con p de del e el en es esta hay la las lo los me mi o para por que se sin su sus u un una uno ' +
      'y busco buscar cual necesito precio precios quiero sirve tiene tienen usan venden hasta max ' +
      'maximo maxima min minimo minima codigo ficha fichas modelo producto productos the of for and with ' +
      'donde como quien cuando cambiar cambio usar uso comprar elegir recomiendan recomiendas tipo tipos ' +
      'marca servicio equipo quisiera favor hola gracias tengo este esta estos ese son ser in to from hoy puedo podria pueden no si ni ya algo alguna alguno cada vieja viejo norma normas segun',
  ).split(' '),
)

/** Whether a word is no stop word. */
export function isTelling(word: string): boolean {
  return !STOP_WORDS.has(word)
}

/** The words without stop words; all of them if none would be left. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter(isTelling)
  return telling.length > 0 ? telling : words
}
