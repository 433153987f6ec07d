import type { ReactNode } from 'react';

/** The sign of a tool of ours in the bar, drawn with the lines of Studio's own: 25 by 25. */
export const ToolIcon = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 25 25"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.2"
  >
    {children}
  </svg>
);
