import { dayInBeijing } from '#src/domain/beijing-day.ts';
import { occasionOn } from './occasion.ts';

/** Puts what today says in place of what the day of the build said (FESTIVALS-13). */
export const showOccasions = (page: ParentNode, moment: number) => {
  for (const box of page.querySelectorAll<HTMLElement>('[data-days]')) {
    const rows = [...box.querySelectorAll<HTMLElement>('li')];
    const days = rows.map(({ dataset: { start = '', end = '' } }) => ({ start, end }));
    const occasion = occasionOn(dayInBeijing(moment), days);
    const line = box.querySelector('p');
    const day = occasion.at === 'over' ? '' : (rows[occasion.index]?.textContent ?? '');
    if (line) line.textContent = (box.dataset[occasion.at] ?? '').replace('{day}', day.trim());
  }
};
