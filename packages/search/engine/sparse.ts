/** A vector of numbers from 0 of which few are set; it is reused without clearing all of it. */
export class Sparse {
  private readonly values: Float32Array;
  private touched: number[] = [];

  constructor(length: number) {
    this.values = new Float32Array(length);
  }

  at(index: number): number {
    return this.values[index] as number;
  }

  /** Sets a number to the maximum of itself and a value above 0. */
  raise(index: number, value: number): void {
    const before = this.values[index] as number;
    if (before === 0) this.touched.push(index);
    if (value > before) this.values[index] = value;
  }

  add(index: number, value: number): void {
    const before = this.values[index] as number;
    if (before === 0) this.touched.push(index);
    this.values[index] = before + value;
  }

  /** Visits all numbers that are set, and clears them. */
  drain(visit: (index: number, value: number) => void): void {
    const {touched} = this;
    this.touched = [];
    for (const index of touched) {
      const value = this.values[index] as number;
      this.values[index] = 0;
      visit(index, value);
    }
  }
}
