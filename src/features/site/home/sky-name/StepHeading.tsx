import { useEffect, useRef } from 'react';

/** Names a step, and takes the focus when the step comes. */
export const StepHeading = ({ text }: { text: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-item font-semibold outline-none">
      {text}
    </h3>
  );
};
