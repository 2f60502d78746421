/** Collects bits, lowest first, in a buffer that grows. */
export class BitWriter {
  private bytes = new Uint8Array(4096)
  private length = 0
  private held = 0
  private heldBits = 0

  /** Appends the lowest `count` bits of `value`; at most 16 at a time. */
  write(value: number, count: number): void {
    this.held |= value << this.heldBits
    this.heldBits += count
    while (this.heldBits >= 8) {
      this.push(this.held & 255)
      this.held >>>= 8
      this.heldBits -= 8
    }
  }

  /** Fills the last byte with zeros and gives everything. */
  finish(): Uint8Array {
    if (this.heldBits > 0) this.write(0, 8 - this.heldBits)
    return this.bytes.subarray(0, this.length)
  }

  private push(byte: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.length * 2)
      larger.set(this.bytes)
      this.bytes = larger
    }
    this.bytes[this.length++] = byte
  }
}
