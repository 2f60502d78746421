// What both packages say of their types is not what their files are.
declare module 'jsqr' {
  export default function decode(data: Uint8ClampedArray, width: number, height: number): { data: string } | null
}

declare module 'rxing-wasm' {
  export function decode_barcode(luma: Uint8Array, width: number, height: number, hard: boolean): { text(): string }
}
