import { spawnSync } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { waitUntilServing } from './host/wait-until-serving.ts'

test('a preview that ends before it serves is not waited for', async () => {
  const [fails, serves] = [new EventEmitter(), new EventEmitter()]
  const waits = [waitUntilServing(fails, 4181), waitUntilServing(serves, 4181)]
  fails.emit('exit')
  serves.emit('message', 'ready')
  serves.emit('exit')
  await expect(waits[0]).rejects.toThrow(/^La vista previa no arrancó.* 4181 puede estar ocupado/)
  await waits[1]
})

test('a port that is taken is told in words', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const { status, stderr } = spawnSync(process.execPath, ['editor/start.ts'], {
    env: { ...process.env, PORT: String(port) },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^El puerto ${port} está`)),
  ])
})
