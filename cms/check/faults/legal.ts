import { type Faults, fault } from './fault.ts';

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
  ],
} satisfies Faults;
