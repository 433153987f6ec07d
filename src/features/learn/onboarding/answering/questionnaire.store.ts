import type { Locale } from '#src/i18n/locales.ts';
import { begin } from './beginning.ts';
import { createFinishing } from './finishing.ts';
import { placeNow } from './history-place.ts';
import { DATA_KEY, readKept } from './kept-answers.ts';
import { isLastQuestion } from './questionnaire.machine.ts';
import { createVisit, IDLE } from './visit.ts';

/**
 * The questionnaire of a page: its machine, what the browser keeps of it, its place in the history
 * and its talks with the server (QUESTIONNAIRE-10 to QUESTIONNAIRE-15). `leave` is a full-page
 * navigation.
 */
export const createQuestionnaire = (
  locale: Locale,
  leave = (address: string) => location.assign(address),
) => {
  const visit = createVisit();
  const { keepOnServer, forward, finish, signUp } = createFinishing(visit, locale, leave);

  const next = async () => {
    if (visit.$view.get().sending.at === 'saving') return;
    if (isLastQuestion(visit.questionnaire())) await finish();
    else forward();
  };

  /** Other answers may want other confirmations. */
  const takeBack = () => visit.set({ sending: IDLE, missing: undefined });

  const previous = () => {
    takeBack();
    if ((placeNow()?.depth ?? 0) > 0) return history.back();
    visit.send({ type: 'previous' });
    visit.mark();
  };

  const onStorage = ({ key, newValue }: StorageEvent) => {
    const answers = key === DATA_KEY && newValue ? readKept(newValue)?.answers : undefined;
    if (answers) visit.send({ type: 'answeredElsewhere', answers });
  };
  const onPopState = () => {
    const step = placeNow()?.step;
    if (step === undefined) return;
    takeBack();
    visit.goTo(step);
  };
  // Back from the login: the page stands as it was left, its button still saving.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) visit.set({ sending: IDLE });
  };

  /** Takes up what the browser keeps, as the address asks. Answers the end of it all. */
  const open = () => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('storage', onStorage, { signal });
    addEventListener('popstate', onPopState, { signal });
    addEventListener('pageshow', onPageShow, { signal });
    visit.recognise();
    void begin({ visit, locale, onFinal: keepOnServer });
    return () => listening.abort();
  };

  return { $view: visit.$view, send: visit.send, next, previous, signUp, open };
};
