import { useState, type FormEvent } from 'react';
import { EDITOR_COOKIE, editorIdOf, editorOfCookies, nameOfEditor } from '#cms/editor-name.ts';

const TEN_YEARS_S = 10 * 365 * 86_400;

// The Studio draws its bar anew while it loads; who is typing a name goes on in it.
let typed: string | undefined;

const goOnTyping = (field: HTMLInputElement | null) => {
  if (typed !== undefined) field?.focus();
};

/** Forgets the name; then the bar asks for one again. */
export const forgetEditor = (): Promise<void> => {
  document.cookie = `${EDITOR_COOKIE}=; path=/; max-age=0; samesite=strict`;
  location.reload();
  return Promise.resolve();
};

/** Asks an editor of this machine once for the name that the history is to show. */
export const EditorName = () => {
  const [isAsking, setIsAsking] = useState(typed !== undefined);
  const own = nameOfEditor(editorOfCookies(document.cookie));
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const id = editorIdOf(String(new FormData(event.currentTarget).get('name')));
    if (!id) return;
    document.cookie = `${EDITOR_COOKIE}=${id}; path=/; max-age=${TEN_YEARS_S}; samesite=strict`;
    // The Studio learns only once who it works for.
    location.reload();
  };
  if (own !== undefined && !isAsking) {
    return (
      <p className="hanlu-editor">
        You edit as <bdi>{own}</bdi>
        <button type="button" onClick={() => setIsAsking(true)}>
          Change
        </button>
      </p>
    );
  }
  return (
    <form className="hanlu-editor" onSubmit={keep}>
      <label htmlFor="hanlu-editor-name">Your name, for the history of what you change</label>
      <input
        id="hanlu-editor-name"
        name="name"
        required
        maxLength={60}
        ref={goOnTyping}
        defaultValue={typed ?? own}
        onChange={(event) => {
          typed = event.currentTarget.value;
        }}
      />
      <button type="submit">Keep it</button>
    </form>
  );
};
