// Usage: node tools/check-content.ts [--publicar [--sin-pendientes]]
// Reports every problem of the content; with --publicar also refuses while the owner still owes a value;
// with --sin-pendientes as well, only while one is owed that no site can do without.
import { parseArgs } from 'node:util'
import { checkedContent, CONTENT_ARGUMENTS, purposeOf } from './checked-content.ts'

try {
  checkedContent(purposeOf(parseArgs({ options: CONTENT_ARGUMENTS }).values))
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault)
  process.exit(1)
}
