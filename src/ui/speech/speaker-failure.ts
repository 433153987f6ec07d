let notice: Element | undefined;

/**
 * Says at the foot of the page that what reads aloud did not come (SOUND-4), by the notice that the
 * page brought with it. Some browsers keep in mind which modules they could not get, so it offers to
 * load the page again.
 */
export const tellSpeakerFailure = (speaker: Element): void => {
  clearSpeakerFailure();
  const template = document.querySelector<HTMLTemplateElement>('[data-speaker-failure]');
  if (!template) return;
  const host = speaker.closest('dialog') ?? document.querySelector('main') ?? document.body;
  host.append(document.importNode(template.content, true));
  notice = host.lastElementChild ?? undefined;
  notice?.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
  notice?.querySelector('[data-close]')?.addEventListener('click', clearSpeakerFailure);
};

export const clearSpeakerFailure = (): void => {
  notice?.remove();
  notice = undefined;
};
