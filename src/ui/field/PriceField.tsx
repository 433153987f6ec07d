import type { ComponentProps } from 'react';

/** The input of a price in dollars; a field of the number kind would take no Arabic digits. */
export const PriceField = (props: ComponentProps<'input'>) => (
  // A price reads from left to right in every language.
  <div dir="ltr" className="relative w-40 max-w-full">
    <span
      aria-hidden="true"
      className="absolute start-4 top-1/2 -translate-y-1/2 text-2xl text-muted"
    >
      $
    </span>
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      {...props}
      className="price-field field"
    />
  </div>
);
