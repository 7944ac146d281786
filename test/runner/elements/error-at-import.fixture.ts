void Promise.reject(new Error('while the file is imported'));

it('passes', () => {});
