import { describe, expect, it } from 'vitest'
import { isNamedLikePhoto, printedIdIn } from './rules.ts'

const origins = ['https://code.example.com', 'http://127.0.0.1:8080']

describe('printedIdIn', () => {
  it.each([
    'https://code.example.com/q/Ab3dEf7h',
    'http://code.example.com/q/Ab3dEf7h',
    'HTTPS://CODE.EXAMPLE.COM/q/Ab3dEf7h',
    'http://127.0.0.1:8080/q/Ab3dEf7h',
    ' https://code.example.com/q/Ab3dEf7h\n',
  ])('knows %j as ours', (text) => {
    expect(printedIdIn(text, origins)).toBe('Ab3dEf7h')
  })

  it.each([
    'https://other.example.com/q/Ab3dEf7h',
    'https://code.example.com.evil.example/q/Ab3dEf7h',
    'https://code.example.com@evil.example/q/Ab3dEf7h',
    'http://127.0.0.1:8081/q/Ab3dEf7h',
    'https://code.example.com/q/Ab3dEf7',
    'https://code.example.com/q/Ab3dEf7h9',
    'https://code.example.com/q/0b3dEf7h',
    'https://code.example.com/x/q/Ab3dEf7h',
    'https://code.example.com/q/Ab3dEf7h/x',
    'ftp://code.example.com/q/Ab3dEf7h',
    'Ab3dEf7h',
    '',
  ])('takes %j for somebody else’s', (text) => {
    expect(printedIdIn(text, origins)).toBeUndefined()
  })
})

it('knows every host when the operator has set none, but no other address', () => {
  expect(printedIdIn('http://192.168.1.5:7300/q/Ab3dEf7h', undefined)).toBe('Ab3dEf7h')
  expect(printedIdIn('http://192.168.1.5:7300/x/Ab3dEf7h', undefined)).toBeUndefined()
  expect(printedIdIn('ftp://192.168.1.5/q/Ab3dEf7h', undefined)).toBeUndefined()
})

it('a file without bytes is empty when it is named like a picture', () => {
  expect(['a.jpg', 'a.JPEG', 'a.png', 'a.bmp'].map(isNamedLikePhoto)).toEqual([true, true, true, true])
  expect(['a.gif', 'jpg', 'a.png.txt'].map(isNamedLikePhoto)).toEqual([false, false, false])
})
