import { type Faults, drop, fault } from './fault.ts';

/** What the legal texts can get wrong. */
export const legalFaults = {
  'legal sections': [
    fault('another order', 'privacy-policy-en › sections', (find) => {
      find('privacy-policy-en').sections.reverse();
    }),
    fault('a section less in Arabic', 'terms-ar › sections', (find) => {
      find('terms-ar').sections.pop();
    }),
    fault('another date', 'terms-ar › lastUpdated', (find) => {
      find('terms-ar').lastUpdated = '2020-01-01';
    }),
    fault('no Arabic text', 'terms-ar › language', (_, content) => {
      drop(content, 'terms-ar');
    }),
  ],
  'legal constants': [
    fault('another number', 'terms-en › sections', (find) => {
      const text = JSON.stringify(find('terms-en').sections).replaceAll('180 days', '90 days');
      find('terms-en').sections = JSON.parse(text);
    }),
  ],
} satisfies Faults;
