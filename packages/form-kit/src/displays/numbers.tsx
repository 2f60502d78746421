/** A number with its unit, which no line break parts. */
export const Amount = ({ number, unit }: { number: string; unit: string }) => (
  <span className="mt-amount">{unit ? `${number}\u00A0${unit}` : number}</span>
)
