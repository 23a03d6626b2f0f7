import type { PipingPlan } from './piping-plan.ts'

const WORDS: Readonly<Record<PipingPlan['plan'], string>> = {
  '11': 'De la descarga de la bomba sale una cañería con un orificio, que entra arriba de la caja de sellado.',
  '13': 'De la caja de sellado sale por abajo una cañería con un orificio, que vuelve a la succión de la bomba.',
  '21': 'De la descarga de la bomba sale una cañería con un orificio y un enfriador, que entra arriba de la caja de sellado.',
  '23': 'Un anillo de bombeo sobre el eje hace salir el líquido de la caja de sellado, que pasa por un enfriador y vuelve a ella.',
  '31': 'De la descarga el líquido entra a un ciclón: por arriba sale limpio hacia la caja de sellado, y por abajo los sólidos vuelven a la succión.',
  '32': 'Desde afuera llega líquido limpio por una válvula reguladora y una de retención, y entra arriba de la caja de sellado.',
  '52': 'El fluido tampón sale del sello doble hacia un estanque con venteo y vuelve por abajo.',
  '53A':
    'El fluido barrera sale del sello doble hacia un estanque, que un gas mantiene a presión por un regulador, y vuelve por abajo.',
  '53B':
    'El fluido barrera circula por un lazo con enfriador; un acumulador de vejiga, conectado al lazo, le da presión.',
  '53C':
    'El fluido barrera circula por un lazo con enfriador; un acumulador de pistón, conectado al lazo y a la caja de sellado, le da presión.',
  '54': 'El fluido barrera va y viene entre el sello doble y una unidad externa con bomba y manómetro.',
  '62': 'Un fluido a baja presión entra por arriba a la brida, del lado atmosférico de las caras, y sale por un drenaje abajo.',
  '65': 'La fuga del sello baja por el drenaje de la brida a un recipiente con medidor de nivel, que se vacía por un orificio.',
  '74': 'Gas inerte llega por un panel con regulador y válvula de retención, y entra entre los dos pares de caras del sello doble.',
}

export const describePlan = (plan: PipingPlan['plan']) => ({
  title: `esquema del plan ${plan}`,
  description: `Esquema de la bomba, su caja y el sello, sin escala. ${WORDS[plan]}`,
})
