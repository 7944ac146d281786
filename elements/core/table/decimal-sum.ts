/** Up to this many decimals, numbers are summed as integers; others as big integers, which takes ten times as long. */
const MAX_FAST_DECIMALS = 9;
/** Numbers of at most so many digits are exact: no two decimal numbers of this length are the same number. */
export const MAX_EXACT_DIGITS = 15;
const MAX_EXACT = 10 ** MAX_EXACT_DIGITS;

const decimalText = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,4}))?$/i;

/** An exact sum of decimal numbers: 0.1 + 0.2 is 0.3. */
export class DecimalSum {
  /** The sum of numbers with few decimals, times `#factor`: a safe integer. */
  #fast = 0;
  #factor = 1;
  #fastDecimals = 0;
  /** The rest of the sum, times 10 to the power of `#decimals`. */
  #big = 0n;
  #decimals = 0;

  /** @param value a finite number, or a text of one with a decimal point */
  add(value: number | bigint | string): void {
    const number = typeof value === 'string' && value.length <= MAX_EXACT_DIGITS ? Number(value) : value;
    if (typeof number !== 'number') return this.#addText(String(number));
    const scaled = Math.round(number * this.#factor);
    if (!(Math.abs(scaled) < MAX_EXACT) || scaled / this.#factor !== number) return this.#addText(String(number));
    const sum = this.#fast + scaled;
    if (Number.isSafeInteger(sum)) this.#fast = sum;
    else {
      this.#flush();
      this.#fast = scaled;
    }
  }

  /** The sum with a decimal point, without zeros at its end. */
  toString(): string {
    this.#flush();
    return decimalOf(this.#big, this.#decimals);
  }

  /** The sum divided by a count, with two decimals more than the numbers have, rounded half away from zero. */
  dividedBy(count: number): string {
    this.#flush();
    const divisor = BigInt(count);
    const scaled = this.#big * 100n;
    const half = scaled < 0n ? -divisor : divisor;
    return decimalOf((scaled * 2n + half) / (divisor * 2n), this.#decimals + 2);
  }

  #addText(text: string): void {
    const [, sign, whole, fraction, power] = decimalText.exec(text) ?? [];
    if (whole === undefined || fraction === undefined || whole + fraction === '') return;
    const decimals = fraction.length - Number(power ?? 0);
    const integer = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
    this.#addBig(integer, decimals);
    if (decimals <= this.#fastDecimals || decimals > MAX_FAST_DECIMALS) return;
    this.#flush();
    this.#fastDecimals = decimals;
    this.#factor = 10 ** decimals;
  }

  #flush(): void {
    this.#addBig(BigInt(this.#fast), this.#fastDecimals);
    this.#fast = 0;
  }

  #addBig(integer: bigint, decimals: number): void {
    if (decimals > this.#decimals) {
      this.#big *= 10n ** BigInt(decimals - this.#decimals);
      this.#decimals = decimals;
    }
    this.#big += integer * 10n ** BigInt(this.#decimals - decimals);
  }
}

function decimalOf(integer: bigint, decimals: number): string {
  const sign = integer < 0n ? '-' : '';
  const digits = String(integer < 0n ? -integer : integer).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = digits.slice(point).replace(/0+$/, '');
  return `${sign}${digits.slice(0, point)}${fraction && `.${fraction}`}`;
}
