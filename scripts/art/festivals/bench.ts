import { line, shadow } from './kit.ts';

/** The bench of the Mid-Autumn courtyard: 464 wide, its seat's far edge at y = 0, its feet at 100. */
export const bench = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shadow(232, 100, 260, 18)}${[34, 394].map((leg) => `<path d="M${leg} 36H${leg + 36}L${leg + 42} 100H${leg - 6}Z" fill="#6B3A22" ${line(4.6)}/><path d="M${leg + 22} 38H${leg + 36}L${leg + 42} 100H${leg + 26}Z" fill="#2A120A" opacity=".35"/>`).join('')}<path d="M70 48C128 66 338 66 394 48V60C338 80 128 80 70 60Z" fill="#5A2E1A" ${line(4)}/><path d="M20 0H444L464 30H0Z" fill="#B9774A" ${line(4.8)}/><path d="M0 30H464V44H0Z" fill="#8A4E2C" ${line(4.8)}/><path d="M28 8H268M18 20H168" ${line(2.8, '#E3AE7A')} opacity=".8"/><path d="M358 0H444L464 30H372Z" fill="#3A1A0C" opacity=".28"/></g>`;
