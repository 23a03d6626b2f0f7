import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Test pictures of 16 × 8 pixels, as ffmpeg writes them. */
export const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAgAAAQABAAD/2wBDAAgEBAQEBAUFBQUFBQYGBgYGBgYGBgYGBgYHBwcICAgHBwcGBgcHCAgI' +
    'CAkJCQgICAgJCQoKCgwMCwsODg4RERT/xAB1AAEBAQAAAAAAAAAAAAAAAAAHAgYBAQEBAQAAAAAAAAAAAAAAAAUH' +
    'AwYQAAICAQMFAAMBAAAAAAAAAAIBBAMFAAYRcjYHIcEkEyIUEQACAgECAgsBAQEAAAAAAAACAwQBBQAGBxFBN3N0' +
    'NSETwQixEhQiF//AABEIAAgAEAMBEgACEgADEgD/2gAMAwEAAhEDEQA/AMviPH26C8TQqQxY/wCqTLkkP5EJHZU7' +
    '41lSdn7+OElaQiRfy2/Sb0k4DsPb3V8WlOE3E7YODzs+JPygx5j5a/zX8M9hGAxPTGrYmIY8hZZ1VEXlzu+nUgw3' +
    'WJXeF/d6R3fuFWy9v5bDbimuhUeGwUeHDu3ykDPTuHNSp9gMWnpWy4bYBNd/mmjSwoitfIQvld4jfbF76i7fO3YX' +
    'mbHzTyRVRYAzxyJjTM4ALcaNVYkAUsrU5ID6ATSIUT4S50f5/vzcPT9euv4fcKuIe18ZWQyeJKHDJZeoyp+ObRBR' +
    'NPkQR5jDKv1ay5WN+fK+jVnzPV3fd2fVaT4aw428f+jScdHTkbyTNqScC1iwA7bBTIRLcm5VAUZgIexVmfpEa2mA' +
    '/qiuta/FDw6uxH21/9k=',
  'base64',
)
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAIAAAB/FOjAAAAACXBIWXMAAAABAAAAAQBPJcTWAAAAUElEQVR4nN2L' +
    'wRFAUBQDtxM6oRM6oRM6oRM62T/vzf9OLq4yOSSZLKSs1hbNUldySPEA7fMO2JBfAJFmPLlkkS76iHvcNxnsccU7' +
    '+iHTZ6AAO/m5R6QA1OAAAAAASUVORK5CYII=',
  'base64',
)
export const WEBP = Buffer.from(
  'UklGRsQAAABXRUJQVlA4ILgAAAAQBACdASoQAAgAAgA0JbACdHMBfYKoA6ADKGv1V9Gl3gFw45ozwBdlgAD++Wez' +
    'kJClJ4H/L8Un6X/3/XH+Q+DPxiHf8c4jMk8GxPEpMPCqjsTvGtqXUXx/9HBuPQ09ZhKCb+rF3Xz/1FTiM7OuT8z6' +
    'j+kf89q3/xW69l3+P799/6Tra/Ftc983//Pf7Ey75pONPy5hmSFkgj+2zsCOWaetcq7ipR//BAON7+2+P10/m+u+' +
    '/OkkAAAA',
  'base64',
)
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
  'latin1',
)

/** A text in the metadata of a photograph taken in Antofagasta. */
export const SECRET = 'Antofagasta -23.6509'

/** Exif with one entry, the orientation, followed by a place. */
function exif(orientation: number, isLittle = false): Buffer {
  const tiff = Buffer.alloc(26)
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
  const long = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at)
  tiff.write(isLittle ? 'II' : 'MM', 'latin1')
  short(42, 2)
  long(8, 4)
  short(1, 8)
  short(0x0112, 10)
  short(3, 12)
  long(1, 14)
  short(orientation, 18)
  return Buffer.concat([tiff, Buffer.from(SECRET)])
}

/** The JPEG with a segment after its start marker. */
function withSegment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(payload.length + 2, 2)
  return Buffer.concat([JPEG.subarray(0, 2), head, payload, JPEG.subarray(2)])
}

/** The JPEG as a telephone writes it: with orientation and place in its metadata, and data after its end. */
export function telephoneJpeg(orientation = 6, isLittle = false): Buffer {
  const notes = Buffer.concat([Buffer.from('Exif\0\0'), exif(orientation, isLittle)])
  return Buffer.concat([withSegment(0xe1, notes), JPEG, Buffer.from(SECRET)])
}

/** The PNG with another chunk before its end. */
export function withChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  const chunk = Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  return Buffer.concat([PNG.subarray(0, -12), chunk, PNG.subarray(-12)])
}

/** The WebP in its extended form, with Exif behind the picture. */
export function telephoneWebp(): Buffer {
  const extended = Buffer.from('VP8X\n\0\0\0\u0008\0\0\0\u000f\0\0\u0007\0\0', 'latin1')
  const notes = Buffer.alloc(8 + 46)
  notes.write('EXIF', 'latin1')
  notes.writeUInt32LE(46, 4)
  exif(1).copy(notes, 8)
  const file = Buffer.concat([WEBP.subarray(0, 12), extended, WEBP.subarray(12), notes])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}

/** The JPEG, with a header that claims this size in pixels. */
export function jpegOfSize(width: number, height: number): Buffer {
  const jpeg = Buffer.from(JPEG)
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

/** A JPEG of noise with about that many bytes; the number sets its dimensions. */
export function numberedPhoto(bytes: number, number: number): Promise<Buffer> {
  const [width, height] = numberedSize(bytes, number)
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width, height, channels: 3, background: 'white', noise } as const
  return sharp({ create }).jpeg({ quality: 80 }).toBuffer()
}

/** The dimensions that identify such a photograph. */
export function numberedSize(bytes: number, number: number): [width: number, height: number] {
  const side = Math.round(Math.sqrt(bytes * 1.2))
  return [side + (number % 40), side + Math.floor(number / 40)]
}

/** A PDF of that many bytes, different for each number. */
export function numberedPdf(bytes: number, number: number): Buffer {
  const filling = Buffer.alloc(bytes)
  for (let at = 0; at < bytes; at += 1) filling[at] = (at * 31 + number * 7 + (at >> 8)) % 0xff
  return Buffer.concat([PDF, filling])
}
