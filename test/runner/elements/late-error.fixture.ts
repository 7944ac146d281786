it('passes', () => {});

it('throws after its end', () => {
  setTimeout(() => {
    throw new Error('too late');
  }, 200);
});
