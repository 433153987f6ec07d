import { RIYALS_PER_DOLLAR } from '#src/domain/money.ts';
import type { Like } from '#src/i18n/messages.ts';

const en = { converted: `Converted from {price}, at ${RIYALS_PER_DOLLAR} riyals to the dollar` };
const ar: Like<typeof en> = {
  converted: `محوّل من {price} بسعر ${RIYALS_PER_DOLLAR} ريال للدولار`,
};
const zh: Like<typeof en> = {
  converted: `由 {price} 按 1 美元兑 ${RIYALS_PER_DOLLAR} 里亚尔折算`,
};

export const convertedPriceMessages = { en, ar, zh };
