import { expect, test } from 'vitest'
import { ALL_CLOSED, nextSubmenuState, type SubmenuEvent } from './use-submenus.ts'

const after = (...events: SubmenuEvent[]) => events.reduce(nextSubmenuState, ALL_CLOSED)
const press = (id: string): SubmenuEvent => ({ type: 'press', id })
const enter = (id: string): SubmenuEvent => ({ type: 'enter', id })
const leave = (id: string): SubmenuEvent => ({ type: 'leave', id })

test('spec 4: a press opens a submenu and the next press closes it', () => {
  expect(after(press('productos'))).toMatchObject({ status: 'open', id: 'productos' })
  expect(after(press('productos'), press('productos'))).toEqual(ALL_CLOSED)
})

test('opening one submenu closes the other', () => {
  expect(after(press('productos'), press('nosotros'))).toMatchObject({ id: 'nosotros' })
})

test('spec 4: hovering opens Soluciones and leaving closes it', () => {
  expect(after(enter('soluciones'))).toMatchObject({ status: 'open', by: 'hover' })
  expect(after(enter('soluciones'), leave('soluciones'))).toEqual(ALL_CLOSED)
})

test('the press that follows the hovering pins the submenu, and only the next one closes it', () => {
  const pinned = after(enter('soluciones'), press('soluciones'))
  expect(pinned).toMatchObject({ status: 'open', by: 'press' })
  expect(nextSubmenuState(pinned, leave('soluciones'))).toBe(pinned)
  expect(nextSubmenuState(pinned, press('soluciones'))).toEqual(ALL_CLOSED)
})

test('passing over Soluciones does not take away the submenu that the visitor opened', () => {
  const opened = after(press('productos'))
  expect(nextSubmenuState(opened, enter('soluciones'))).toBe(opened)
  expect(nextSubmenuState(opened, leave('soluciones'))).toBe(opened)
})

test('a submenu opened before hydration stays open', () => {
  expect(after({ type: 'adopt', id: 'productos', by: 'press' }, press('productos'))).toEqual(
    ALL_CLOSED,
  )
  expect(after({ type: 'adopt', id: 'soluciones', by: 'hover' }, leave('soluciones'))).toEqual(
    ALL_CLOSED,
  )
})

test('dismissing closes whatever is open', () => {
  expect(after(press('productos'), { type: 'dismiss' })).toEqual(ALL_CLOSED)
})
