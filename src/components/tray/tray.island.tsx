import { island } from '#islands/island.tsx'
import { Tray } from './tray.tsx'

export default island('tray', Tray)
